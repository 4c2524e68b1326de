import { startLean } from './start-lean.ts'

// Loaded late, so that a process that is about to be replaced does not read the whole server.
if (!startLean()) await import('./serve.ts')
