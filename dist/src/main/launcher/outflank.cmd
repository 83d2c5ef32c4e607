@echo off
rem Starts Outflank on Windows. Needs a Java 25 or newer: JAVA_HOME, or java on the PATH.
setlocal
set "JAVA=java"
if defined JAVA_HOME set "JAVA=%JAVA_HOME%\bin\java"
set "MAJOR="
for /f tokens^=2^ delims^=^" %%v in ('""%JAVA%" -version 2^>^&1 ^| findstr /i version"') do for /f "delims=." %%m in ("%%v") do set "MAJOR=%%m"
if not defined MAJOR goto nojava
if %MAJOR% LSS 25 goto nojava
if not defined OUTFLANK_JAVA_OPTS set "OUTFLANK_JAVA_OPTS=-XX:+UseSerialGC -Xms64m -XX:+UseCompactObjectHeaders"
set "COMMAND=%~1"
if "%COMMAND%"=="run" goto run
for %%c in (perft solve analyse engine match bench) do if "%COMMAND%"=="%%c" goto console
echo Outflank: Reversi in the browser.
echo   outflank run [--port 8080] [--data DIR]   serve the site, print its address
echo   outflank solve FILE.obf                   the exact score of each position of a file
echo   outflank analyse TRANSCRIPT               what each move is worth, and what it lost
echo   outflank engine --protocol nboard         play with other programs, on stdin and stdout; or gtp
echo   outflank match --a "CMD" --b "CMD"        let two programs play a match
echo   outflank bench ffo [FROM [TO]]            solve the positions by which programs are compared
echo   outflank perft DEPTH [POSITION]           count positions
exit /b 2
:run
set "REST="
shift
:more
if "%~1"=="" goto start
set REST=%REST% %1
shift
goto more
:start
"%JAVA%" %OUTFLANK_JAVA_OPTS% --enable-native-access=ALL-UNNAMED -cp "%~dp0lib\*" outflank.server.Main %REST%
exit /b %ERRORLEVEL%
:console
"%JAVA%" %OUTFLANK_JAVA_OPTS% --add-modules jdk.incubator.vector -cp "%~dp0lib\*" outflank.console.Main %*
exit /b %ERRORLEVEL%
:nojava
echo outflank: no Java 25 or newer found. Install one, or point JAVA_HOME to it. 1>&2
exit /b 2
