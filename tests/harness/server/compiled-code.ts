import { resolve } from 'node:path'

/** Node's compile cache, since compiling code is most of a server's start. */
export const compiledCode = { NODE_COMPILE_CACHE: resolve('node_modules/.cache/compiled') }
