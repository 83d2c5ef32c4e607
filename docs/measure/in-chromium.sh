#!/bin/sh
# Runs a measurement of browser/src/test/web/measure in Chromium and prints what it says.
# Usage: docs/measure/in-chromium.sh ffo | workers   (after ./outflank build; wants 'chromium' on the PATH)
set -eu
home=$(CDPATH= cd -- "$(dirname -- "$0")/../.." && pwd)
browser=$home/browser
npm=$browser/target/node_modules
served=$(mktemp -d)
trap 'rm -rf "$served"' EXIT
"$npm/linux-x64/bin/esbuild" "$browser/src/test/web/measure/$1.ts" "$browser/src/test/web/measure/solver.ts" \
    "$browser/src/main/web/worker.ts" --bundle --format=esm --target=es2022 --entry-names='[name]' --outdir="$served" --log-level=warning
cp "$browser/target/wasm/outflank.wasm" "$home/engine/src/main/resources/outflank/engine/patterns.txt" \
    "$home/testkit/src/main/resources/outflank/testkit/fforum-40-59.obf" "$served"
DENO_NO_UPDATE_CHECK=1 "$npm/linux-x64-glibc/deno" run --no-config --no-remote --no-npm --no-check --quiet -A \
    "$browser/src/test/web/measure/chromium.ts" "$served" "/$1.js"
