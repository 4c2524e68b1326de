import { useState } from 'react'
import { brand } from '../../domain/brand.ts'
import type { Form } from '../../domain/forms/engine/form.ts'
import { endsByLeaving } from '../../domain/matching/endings.ts'
import type { Translate } from '../../domain/messages/translate.ts'
import { sayPeriod } from '../../domain/privacy/say-period.ts'
import { knownEndings } from '../../domain/programme/known-endings.ts'
import type { OwnProgramme } from '../../domain/programme/own-programme.ts'
import type { Answered } from '../api/call-api.ts'
import { Button } from '../ui/button/button.tsx'
import { Callout } from '../ui/callout/callout.tsx'
import { ErrorAlert } from '../ui/error-alert/error-alert.tsx'
import { Modal } from '../ui/modal/modal.tsx'
import { stepWithFiles } from './open-steps.ts'
import type { OwnCalls } from './own-calls.ts'
import type { OwnRecord } from './own-record.ts'
import type { useEditor } from './use-editor.ts'

type Props = {
  form: Form
  t: Translate
  calls: OwnCalls
  record: OwnRecord
  editor: ReturnType<typeof useEditor>
  /** The collaborations of the person, if there are any. */
  programme?: OwnProgramme | undefined
}

const rights = ['export', 'withdraw', 'erase', 'signOut'] as const
type Right = (typeof rights)[number]

export function Rights({ form, t, calls, record, editor, programme }: Props) {
  const [asked, setAsked] = useState<Asked>()
  const [trouble, setTrouble] = useState('')
  const [busy, setBusy] = useState<Right>()

  async function exercise(right: Right, call: Promise<Answered>, done: (value: unknown) => void) {
    setAsked(undefined)
    setTrouble('')
    setBusy(right)
    const answer = await call
    setBusy(undefined)
    if (answer.ok) return done(answer.value)
    const { code } = answer
    if (code === 'no_session') return editor.lock()
    setTrouble(t(code === 'wrong_status' ? 'edit.rightsWrongStatus' : 'edit.rightsFailed'))
  }
  const { id, reference, status } = record
  const withFiles = stepWithFiles(form, record)
  const signOut = () => exercise('signOut', calls.signOut(), () => editor.end('signedOut'))
  const begin: Record<Right, () => void> = {
    export: () =>
      void exercise('export', calls.exportData(id), (data) =>
        saveAsFile(data, `${brand.slug}-${reference}.json`),
      ),
    withdraw: () => setAsked('withdraw'),
    erase: () => setAsked('erase'),
    signOut: () => (editor.isChanged() ? setAsked('leave') : void signOut()),
  }
  const confirmed: Record<Asked, () => void> = {
    withdraw: () => void exercise('withdraw', calls.withdraw(id), () => editor.end('withdrawn')),
    erase: () => setAsked('surely'),
    surely: () => void exercise('erase', calls.erase(id), () => editor.end('erased')),
    leave: () => void signOut(),
  }
  return (
    <section className="form" id="rights" tabIndex={-1} aria-labelledby="rights-title">
      <Callout id="rights-title" title={t('edit.rights')}>
        <p>{t('edit.rightsLede')}</p>
        <ErrorAlert text={trouble} />
        <div className="grid">
          {rights
            .filter((right) => right !== 'withdraw' || status !== 'withdrawn')
            .map((right) => (
              <div key={right} className="stack gap-3">
                <div>
                  <h3 className="h4">{t(`edit.${right}Title`)}</h3>
                  <p className="hint">
                    {t(`edit.${right}Text`, { period: sayPeriod(t, 'months', record.kept_months) })}{' '}
                    {right === 'export' && withFiles && t('edit.exportFiles', { step: t(withFiles.title) })}
                  </p>
                </div>
                <Button variant="secondary" small busy={busy === right} onClick={begin[right]}>
                  {t(`edit.${right}Do`)}
                </Button>
              </div>
            ))}
        </div>
      </Callout>
      {asked && (
        <Confirmation
          key={asked}
          t={t}
          asked={asked}
          ends={programme && (asked === 'withdraw' || asked === 'erase') ? sayEnds(t, programme) : []}
          onYes={confirmed[asked]}
          onNo={() => setAsked(undefined)}
        />
      )}
    </section>
  )
}

/** What ends together with the application, in sentences. */
function sayEnds(t: Translate, programme: OwnProgramme): string[] {
  const { working, chosen, ...numbers } = knownEndings(endsByLeaving, programme)
  const counted = [
    ['edit.endsShortlists', numbers.shortlists],
    ['edit.endsAsked', numbers.asked],
    ['edit.endsToChooseFrom', numbers.toChooseFrom],
  ] as const
  return [
    ...working.map((name) => t('edit.endsWorking', { name })),
    ...chosen.map((name) => t('edit.endsChosen', { name })),
    ...counted.flatMap(([key, count]) => (count > 0 ? [t(key, { count })] : [])),
  ]
}

function saveAsFile(data: unknown, name: string): void {
  const bytes = new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' })
  const link = document.createElement('a')
  link.href = URL.createObjectURL(bytes)
  link.download = name
  link.click()
  // Some browsers read the address only after the click is over.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}

/** Confirmations of acts that cannot be undone; erasing has two. */
type Asked = 'withdraw' | 'erase' | 'surely' | 'leave'

const words = { withdraw: 'Withdraw', erase: 'Erase', surely: 'Surely', leave: 'Leave' } as const

type AskedProps = {
  t: Translate
  asked: Asked
  ends: readonly string[]
  onYes: () => void
  onNo: () => void
}

/** Asks for confirmation; the harmless answer comes first and has the focus. */
function Confirmation({ t, asked, ends, onYes, onNo }: AskedProps) {
  const about = words[asked]
  const no = t(`edit.ask${about === 'Surely' ? 'Erase' : about}No`)
  return (
    <Modal
      id={`ask-${asked}`}
      open
      onClose={onNo}
      title={t(`edit.ask${about}Title`)}
      text={t(`edit.ask${about}Text`)}
    >
      <div className="stack gap-3">
        {ends.length > 0 && (
          <div>
            <p>{t('edit.endsWith')}</p>
            <ul>
              {ends.map((end) => (
                <li key={end}>{end}</li>
              ))}
            </ul>
          </div>
        )}
        <Button variant="secondary" block onClick={onNo}>
          {no}
        </Button>
        <Button variant="danger" block onClick={onYes}>
          {t(`edit.ask${about}Yes`)}
        </Button>
      </div>
    </Modal>
  )
}
