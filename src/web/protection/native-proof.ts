import type { Proof } from '../../services/protection/captcha/open-captcha.ts'
import type { FormPost } from '../page.ts'
import { stampField, trapField } from './page-proof.tsx'

export function proofIn(post: FormPost): Proof {
  return { stamp: stampIn(post), trap: post.fields[trapField]?.[0], caller: post.caller }
}

export const stampIn = ({ fields }: FormPost): string | undefined => fields[stampField]?.[0]
