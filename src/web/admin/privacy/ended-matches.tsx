import { paths } from '../../../domain/paths.ts'
import { applicationPath } from '../../../domain/review/application-screens.ts'
import type { Person } from '../../../services/privacy/find-person.ts'
import type { PageContext } from '../../page.ts'

type Props = Pick<PageContext<unknown>, 't' | 'href'> & { ends: Person['ends']; areOver?: boolean }

/** Open matches that end with a person; once they are over (`areOver`), each leads to its other side. */
export function EndedMatches({ t, href, ends, areOver = false }: Props) {
  return (
    <ul>
      {ends.map(({ id, other, name, reference, status }) => (
        <li key={id}>
          <a href={href(areOver ? applicationPath(other.kind, other.id) : paths.adminMatch(id))}>
            <bdi>{name}</bdi>
          </a>
          , {reference}: {t(`match.status_${status}`)}
        </li>
      ))}
    </ul>
  )
}
