#!/bin/sh
# FForum's position 40 on the JVM and in Chromium, one thread each, and the ratio of their CPU seconds.
# Usage: docs/measure/browser-ffo.sh   (after ./outflank build and mvn -q package -pl bench -am -DskipTests; wants 'chromium')
set -eu
home=$(CDPATH= cd -- "$(dirname -- "$0")/../.." && pwd)
lines=$(mktemp)
trap 'rm -f "$lines"' EXIT

echo "JVM: #40 alone (with its warm-up), then after #35 to #39"
bench() {
    "${JAVA_HOME:+$JAVA_HOME/bin/}java" -XX:+UseSerialGC -Xms64m -XX:+UseCompactObjectHeaders --add-modules jdk.incubator.vector \
        -cp "$home/bench/target/classes:$home/bench/target/lib/*" outflank.bench.FfoBench "$1" 40 2>/dev/null | grep '^#40' |
        sed "s/^/jvm $2 /" | tee -a "$lines" | cut -d' ' -f3-
}
bench 40 cold
bench 35 warm
echo "Chromium: the first time (with its warm-up), then again"
"$home/docs/measure/in-chromium.sh" ffo | sed 's/^/chromium /' | tee -a "$lines" | cut -d' ' -f2-
awk '
    { for (i = 3; i <= NF; i++) if ($(i - 1) == "CPU") seconds = $(i - 2) }
    /^jvm cold/ { jc = seconds }
    /^jvm warm/ { jw = seconds }
    /^chromium #40 time 1:/ { cc = seconds; next }
    /^chromium #40/ { again[n++] = seconds }
    END {
        for (i = 0; i < n; i++) for (j = i + 1; j < n; j++) if (again[j] < again[i]) { t = again[i]; again[i] = again[j]; again[j] = t }
        cw = (again[int((n - 1) / 2)] + again[int(n / 2)]) / 2
        printf "Chromium / JVM: %.2f with warm-up, %.2f without\n", cc / jc, cw / jw
    }' "$lines"
