#!/bin/sh
# Prints the compressed bytes of what the home page asks for until its board is playable, and their sum.
# Usage: docs/measure/wire.sh http://127.0.0.1:8080/   (a running site)
base=${1:?the address of a running site, with a slash at the end}
page=$(mktemp)
curl -fs --compressed "${base}en/" -o "$page"
{
    echo en/
    grep -oE '(href|src|data-icons|data-worker|data-wasm)="/app/[^"]+"' "$page" | sed 's/.*"\/\(.*\)"/\1/'
    grep -oE '/app/worker[^"]*' "$page" | head -n 1 | cut -c2-
} | sed 's/#.*//' | sort -u | while read -r path; do
    printf '%7d %s\n' "$(curl -fs -H 'Accept-Encoding: gzip' -o /dev/null -w '%{size_download}' "$base$path")" "$path"
done | awk '{ print; sum += $1 } END { print sum " bytes in all" }'
rm -f "$page"
