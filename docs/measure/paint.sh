#!/bin/sh
# Prints Largest Contentful Paint of pages of a running site, on a slow phone's terms: five visits each, median and most.
# Usage: docs/measure/paint.sh ADDRESS PATH…   (after ./outflank build; wants JDK 25 as JAVA_HOME, Maven, and 'chromium' on the PATH)
set -eu
home=$(CDPATH= cd -- "$(dirname -- "$0")/../.." && pwd)
list=$(mktemp)
trap 'rm -f "$list"' EXIT
mvn -q -B -f "$home/pom.xml" -pl server -am test-compile dependency:build-classpath -Dmdep.outputFile="$list" \
    -Dexec.skip=true -Dteavm.skip=true -Dnpm.skip=true -Dweb.skip=true
"$JAVA_HOME/bin/java" -cp "$home/server/target/classes:$home/server/target/test-classes:$(cat "$list")" \
    outflank.server.browser.LargestPaint "$@"
