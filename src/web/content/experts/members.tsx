import type { MemberGroup } from '../../../domain/content/member-groups.ts'
import type { Member } from '../../../services/content/read-members.ts'
import type { PageContext } from '../../page.ts'
import { Band } from '../../ui/band/band.tsx'
import { Portrait, toneOf } from '../../ui/portrait/portrait.tsx'
import { markOf } from '../mark-of.ts'
import { SampleNote } from '../sample-note.tsx'
import { Written } from '../written.tsx'
import { initialsOf } from './initials.ts'

type Props = { groups: readonly MemberGroup[]; members: readonly Member[] } & Pick<PageContext, 't'>

/** The people of each body, with portrait, role and institution; bodies without people are left out. */
export function MemberBand({ groups, members, t }: Props) {
  const shown = groups.flatMap((group) => members.filter(({ kind }) => kind === group))
  if (shown.length === 0) return null
  const filled = groups.filter((group) => shown.some(({ kind }) => kind === group))
  return (
    <Band look="straw" inner="stack gap-7">
      {filled.map((group) => (
        <section key={group} className="stack gap-5" aria-labelledby={`members-${group}`}>
          <h2 id={`members-${group}`} className="h3">
            {t(`pages.members_${group}`)}
          </h2>
          <ul className="grid gap-7 min-half">
            {shown.map(
              (member, index) =>
                member.kind === group && <MemberCard key={member.slug} {...{ member, index, t }} />,
            )}
          </ul>
        </section>
      ))}
      <SampleNote of={shown} t={t} />
    </Band>
  )
}

function MemberCard({ member, index, t }: { member: Member; index: number } & Pick<PageContext, 't'>) {
  const { slug, name, role, institution, biography, picture, lang } = member
  const mark = markOf(lang, t.locale)
  return (
    <li className="person stack" id={`member-${slug}`}>
      <div className="who">
        <Portrait {...{ name, picture }} initials={initialsOf(name)} tone={toneOf(index)} size="lg" />
        <div {...mark}>
          <h3 className="h4">{name}</h3>
          <p>{role}</p>
          {institution && <p>{institution}</p>}
        </div>
      </div>
      {biography && (
        <div {...mark}>
          <Written html={biography} t={t} />
        </div>
      )}
    </li>
  )
}
