import { useState } from 'react'
import { applicationForms } from '../../../../domain/forms/application-forms.ts'
import { applyChanges, changedFields } from '../../../../domain/forms/engine/changes.ts'
import type { Answers, Form } from '../../../../domain/forms/engine/form.ts'
import { normalise } from '../../../../domain/forms/engine/normalise.ts'
import type { Reviewed } from '../calls.ts'
import { useKeptWords } from '../kept-words.ts'

/** Some answers of an application while staff change them, from the version that they have seen. */
export function useAnswers({ id, kind, version, values }: Reviewed, names: readonly string[]) {
  const form: Form = applicationForms[kind]
  const kept = useKeptWords<Answers>(`answers-${id}-${names[0]}`)
  const [seen, setSeen] = useState({ version, values })
  const [answers, setAnswers] = useState<Answers>(() =>
    applyChanges(form, normalise(form, values), kept.words ?? {}),
  )
  const changesIn = (given: Answers): Answers => {
    const changed = Object.entries(changedFields(form, seen.values, given))
    return Object.fromEntries(changed.filter(([name]) => names.includes(name)))
  }
  const changes = changesIn(answers)
  const theirs = version === seen.version ? [] : Object.keys(changedFields(form, seen.values, values))

  /** Continues from the newer version, with what was typed. */
  function merge() {
    setAnswers(applyChanges(form, normalise(form, values), changes))
    setSeen({ version, values })
  }
  const isTouched = Object.keys(changes).length > 0
  // No typed answers can be lost: the status moved, or the form is unchanged.
  if (version !== seen.version && (theirs.length === 0 || !isTouched)) merge()
  return {
    form,
    answers,
    changes,
    isTouched,
    version: seen.version,
    /** Answers that a colleague or the applicant has changed meanwhile. */
    theirs: isTouched ? theirs : [],
    merge,
    kept: {
      isBack: kept.isBack,
      forget: () => {
        kept.forget()
        setAnswers(normalise(form, seen.values))
      },
    },
    answer: (given: Answers) => {
      const next = applyChanges(form, answers, given)
      setAnswers(next)
      const typed = changesIn(next)
      if (Object.keys(typed).length > 0) kept.keep(typed)
      else kept.forget()
    },
  }
}
