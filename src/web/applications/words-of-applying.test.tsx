import { expect, test } from 'vitest'
import { serve } from '../../../tests/harness/components/mount.ts'
import { expertForm } from '../../domain/forms/expert.ts'
import { hospitalForm } from '../../domain/forms/hospital.ts'
import { trainerForm } from '../../domain/forms/trainer.ts'
import { pickMessages } from '../../domain/messages/catalogue.ts'
import { en } from '../../domain/messages/en.ts'
import { translator } from '../../domain/messages/translate.ts'
import { Wizard } from '../forms/wizard/wizard.tsx'
import { wordsOfApplying } from './words-of-applying.ts'

test.each([expertForm, hospitalForm, trainerForm])(
  'the page of the $id form gets every message that it shows',
  (form) => {
    const page = serve(
      <Wizard
        form={form}
        t={translator('en', pickMessages(en, wordsOfApplying(form)))}
        locale="en"
        action="/apply"
        apiPath="/api/experts-applications"
        stamp=""
        layout="all"
        step={0}
        given={{}}
        errors={{}}
        title="Apply"
        titles={{ right: '{title}', wrong: '{title}' }}
        csrfToken=""
        postKey=""
        homeHref="/"
      />,
    )
    expect(page.querySelectorAll('section.step')).toHaveLength(form.steps.length)
  },
)
