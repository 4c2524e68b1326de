import { resolve } from 'node:path'

/** Of a server that tests start, most of the start is reading its code: Node keeps what it has compiled for the next. */
export const compiledCode = { NODE_COMPILE_CACHE: resolve('node_modules/.cache/compiled') }
