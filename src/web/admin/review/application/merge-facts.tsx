import type { MergePreview } from '../acts.ts'
import { useDesk } from '../desk-context.ts'

/** What stays, what follows, what only the history keeps, and what ends. */
export function MergeFacts({ preview }: { preview: MergePreview }) {
  const { t } = useDesk()
  const { stays, goes, answers, follows, kept_in_history: kept, ends } = preview
  const reference = goes.reference
  const counted = (
    ['notes', 'mails', 'consents', 'assessments'] as const satisfies (keyof typeof follows)[]
  ).flatMap((name) => (follows[name] > 0 ? [t(`desk.follows_${name}`, { count: follows[name] })] : []))
  const following = [
    ...counted,
    ...follows.files.map(({ label, name }) => t('desk.follows_file', { label, name })),
    ...(follows.tags.length > 0 ? [t('desk.follows_tags', { tags: follows.tags.join(', ') })] : []),
    ...(follows.assignee ? [t('desk.follows_assignee', { name: follows.assignee })] : []),
  ]
  const told = (['moves', 'requests', 'changes', 'assessments'] as const).flatMap((name) =>
    kept[name] > 0 ? [t(`desk.kept_${name}`, { count: kept[name] })] : [],
  )
  const ending = [
    t('desk.ends_link_of', { reference }),
    ...(ends.address_change ? [t('desk.ends_address_change')] : []),
    ...(ends.open_request ? [t('desk.ends_open_request')] : []),
  ]
  return (
    <div className="stack gap-4 desk-merge">
      <section>
        <h3 className="h4">{t('desk.mergeKeeps', { reference: stays.reference })}</h3>
        <p>{t('desk.mergeKeepsText', { status: t(`desk.status_${stays.status}`), email: stays.email })}</p>
        {answers.length > 0 && <Answers preview={preview} />}
      </section>
      <List title={t('desk.mergeFollows')} items={following} none={t('desk.mergeNothing')} />
      <List
        title={t('desk.mergeHistory')}
        items={[t('desk.kept_answers', { status: t(`desk.status_${goes.status}`) }), ...told]}
      />
      <List title={t('desk.mergeEnds')} items={ending} />
    </div>
  )
}

function Answers({ preview: { stays, goes, answers } }: { preview: MergePreview }) {
  const { t } = useDesk()
  return (
    <>
      <p>{t('desk.mergeDiffer', { count: answers.length })}</p>
      <table className="desk-compared">
        <thead>
          <tr>
            <th scope="col">{t('desk.mergeStaying', { reference: stays.reference })}</th>
            <th scope="col">{t('desk.mergeGoing', { reference: goes.reference })}</th>
          </tr>
        </thead>
        {answers.map(({ name, label, stays: kept, goes: gone }) => (
          <tbody key={name}>
            <tr>
              <th scope="rowgroup" colSpan={2}>
                {label}
              </th>
            </tr>
            <tr>
              <td className="desk-answer">{kept || t('desk.empty')}</td>
              <td className="desk-answer muted">{gone || t('desk.empty')}</td>
            </tr>
          </tbody>
        ))}
      </table>
    </>
  )
}

function List({ title, items, none }: { title: string; items: readonly string[]; none?: string }) {
  return (
    <section>
      <h3 className="h4">{title}</h3>
      {items.length > 0 ? (
        <ul>
          {items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      ) : (
        <p className="muted">{none}</p>
      )}
    </section>
  )
}
