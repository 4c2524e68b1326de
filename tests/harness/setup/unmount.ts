import { afterAll } from 'vitest'
import { unmountAll } from '../components/mount.ts'

afterAll(unmountAll)
