#!/bin/sh
# FForum's position 40 on the JVM and in Chromium, one thread each, and the ratio of their seconds by the clock.
# Usage: docs/measure/browser-ffo.sh   (after ./outflank build, on a machine that is otherwise idle; wants 'chromium' on the PATH)
set -eu
home=$(CDPATH= cd -- "$(dirname -- "$0")/../.." && pwd)
lines=$(mktemp)
trap 'rm -f "$lines"' EXIT

echo "JVM: #40 alone (with its warm-up), then after #35 to #39"
for from in 40 35; do
    "$home/outflank" bench ffo "$from" 40 --threads 1 2>/dev/null | awk -v from="$from" '$1 == 40 { print "jvm", from, $6, "s", $5, "nodes" }' | tee -a "$lines"
done
echo "Chromium: the first time (with its warm-up), then again"
"$home/docs/measure/in-chromium.sh" ffo | sed 's/^/chromium /' | tee -a "$lines"
awk '
    /^jvm 40/ { jc = $3 }
    /^jvm 35/ { jw = $3 }
    /^chromium/ { for (i = 2; i <= NF; i++) if ($i == "s") { seconds = $(i - 1); break } }
    /^chromium #40 time 1:/ { cc = seconds; next }
    /^chromium/ { again[n++] = seconds }
    END {
        for (i = 0; i < n; i++) for (j = i + 1; j < n; j++) if (again[j] < again[i]) { t = again[i]; again[i] = again[j]; again[j] = t }
        cw = (again[int((n - 1) / 2)] + again[int(n / 2)]) / 2
        printf "Chromium / JVM: %.2f with warm-up, %.2f without\n", cc / jc, cw / jw
    }' "$lines"
