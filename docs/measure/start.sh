#!/bin/sh
# Prints, for a few starts of the built site: milliseconds from the command to the first page, and resident memory (kB) 10 s later.
# Usage: docs/measure/start.sh [RUNS]
home=$(CDPATH= cd -- "$(dirname -- "$0")/../.." && pwd)
runs=${1:-5}
i=0
while [ "$i" -lt "$runs" ]; do
    i=$((i + 1))
    data=$(mktemp -d)
    from=$(date +%s%N)
    "$home/outflank" run --port 18080 --data "$data" >/dev/null &
    pid=$!
    until curl -fso /dev/null http://127.0.0.1:18080/en/; do sleep 0.02; done
    to=$(date +%s%N)
    sleep 10
    echo "first page after $(((to - from) / 1000000)) ms, resident $(sed -n 's/VmRSS:[[:space:]]*//p' "/proc/$pid/status")"
    kill "$pid"
    wait "$pid" 2>/dev/null
    rm -rf "$data"
done
