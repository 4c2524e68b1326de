import type { PageContext } from '../../page.ts'
import { KeyValues } from '../../ui/key-values/key-values.tsx'
import { Prose } from '../../ui/prose/prose.tsx'
import type { Asked } from './opened-invitation.ts'

export function RequestInWords({ t, data: { request, note } }: PageContext<Asked>) {
  return (
    <>
      {note && (
        <section className="stack gap-3" aria-labelledby="note">
          <h2 className="h4" id="note">
            {t('invitation.note')}
          </h2>
          <Written text={note} />
        </section>
      )}
      <section className="stack gap-5" aria-labelledby="request">
        <h2 id="request">{t('invitation.request')}</h2>
        <KeyValues
          columns={2}
          items={request.facts.map(({ label, text }) => ({ term: label, value: <bdi>{text}</bdi> }))}
        />
      </section>
      <section className="stack gap-5" aria-labelledby="own-words">
        <h2 id="own-words">{t('invitation.ownWords')}</h2>
        {request.words.map(({ name, label, text }) => (
          <div key={name} className="stack gap-2">
            <h3 className="h4">{label}</h3>
            <Written text={text} />
          </div>
        ))}
      </section>
    </>
  )
}

/** Each line is a paragraph, in whatever direction its words run. */
function Written({ text }: { text: string }) {
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  return (
    <Prose>
      {lines.map((line, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: drawn once, and two lines may be the same
        <p key={at} dir="auto">
          {line}
        </p>
      ))}
    </Prose>
  )
}
