import { runPinned, setUp } from './set-up.mjs'

await setUp()
const begun = performance.timeOrigin
await runPinned('scripts/build-and-start.mjs', [`--begun=${begun}`, `--set-up=${performance.now()}`])
