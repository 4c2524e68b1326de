import { useEffect, useRef, useState } from 'react'
import { labelOf } from '../../../domain/forms/engine/wording.ts'
import { Button } from '../../ui/button/button.tsx'
import { type InputProps, textOf } from './question.ts'
import { TypedInput } from './typed-input.tsx'
import { WithoutScript } from './without-script.tsx'

/** Asks for what a list lacks: a button opens the text box; without a script the box is always there. */
export function OtherInput(question: InputProps<'text'>) {
  const { form, name, t, answers, errors, alive } = question
  const [isChosen, setChosen] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isChosen) place.current?.querySelector('input')?.focus()
  }, [isChosen])
  const isAsked = isChosen || textOf(answers[name]) !== '' || errors[name] !== undefined
  return (
    <div ref={place}>
      {!isAsked && (
        <div className="with-script">
          <Button variant="secondary" small icon="plus" onClick={() => setChosen(true)}>
            {labelOf(form, name, t)}
          </Button>
        </div>
      )}
      {(isAsked || !alive) && (
        <WithoutScript when={!isAsked}>
          <TypedInput {...question} />
        </WithoutScript>
      )}
    </div>
  )
}
