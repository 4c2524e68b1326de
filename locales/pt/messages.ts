import { en } from '../../src/domain/messages/en.ts'
import type { Translation } from '../../src/domain/messages/translation.ts'
export const pt = en as unknown as Translation<'pt'>
