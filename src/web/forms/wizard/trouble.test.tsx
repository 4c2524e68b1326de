import { expect, test } from 'vitest'
import { serve } from '../../../../tests/harness/components/mount.ts'
import { hospitalForm } from '../../../domain/forms/hospital.ts'
import { en } from '../../../domain/messages/en.ts'
import { translator } from '../../../domain/messages/translate.ts'
import { Trouble } from './trouble.tsx'

const t = translator('en', en)
const draw = (retryAfterSeconds?: number) =>
  serve(
    <Trouble
      form={hospitalForm}
      t={t}
      locale="en"
      stopped={undefined}
      sending={{ state: 'idle' }}
      refusal="captcha_failed"
      retryAfterSeconds={retryAfterSeconds}
      goTo={() => {}}
    />,
  ).textContent

test('7.31 an application that was sent very quickly is asked for once more, in plain words', () => {
  expect(draw(3)).toContain('That was very quick')
  expect(draw(3)).toContain('Please press ‘Submit’ once more.')
  expect(draw(3)).not.toContain('Captcha')
  expect(draw()).toContain('Captcha verification failed. Please try again.')
})
