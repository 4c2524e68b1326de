import * as v from 'valibot'
import { fieldCode } from './refusals.ts'

export const uuid = v.pipe(v.string(fieldCode('invalid_type')), v.uuid(fieldCode('invalid_type')))

export const isUuid = (text: string): boolean => v.is(uuid, text)
