import { afterAll } from 'vitest'
import { unmountAll } from './mount.ts'

afterAll(unmountAll)
