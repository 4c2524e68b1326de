import { reviewPaths } from '../../../domain/api/review/review-paths.ts'
import { paths } from '../../../domain/paths.ts'
import { done, refuse } from '../../../domain/refusals.ts'
import type { Person } from '../../../services/privacy/find-person.ts'
import type { PageContext } from '../../page.ts'
import { Box } from '../../ui/box/box.tsx'
import { Button, LinkButton } from '../../ui/button/button.tsx'
import { Empty } from '../../ui/empty/empty.tsx'
import { adminPage } from '../admin-page.tsx'
import { Mentions } from './mentions.tsx'
import { erasePath, linesOf, Traces } from './traces.tsx'

export const personRoute = adminPage<Person>({
  access: 'administer',
  title: ({ data }) => data.owned.address,
  text: ({ t, data: { held } }) =>
    held.length > 0 ? t('privacy.heldCount', { count: held.length }) : undefined,
  description: ({ t }) => t('privacy.personDescription'),
  crumbs: ({ t, href }) => [{ label: t('privacy.title'), href: href(paths.adminPrivacy()) }],
  async load({ services, query }) {
    const person = await services.privacy.readPerson(query.email ?? '')
    return person.ok ? done(person.value) : refuse('not_found')
  },
  Body: (context) => {
    const { t, href, data } = context
    const { held, mentions, owned } = data
    return (
      <>
        {held.length > 0 ? (
          <Traces {...context} caption={t('privacy.held')} lines={linesOf(held)} />
        ) : (
          <Empty title={t('privacy.heldNothingTitle')} text={t('privacy.heldNothingText')} />
        )}
        {(held.length > 0 || mentions.length > 0) && (
          <>
            <Export {...context} />
            <Box id="erase" title={t('privacy.erase')}>
              <p>{t('privacy.eraseText')}</p>
              <div>
                <LinkButton variant="danger" href={href(erasePath(owned.address))}>
                  {t('privacy.eraseAction')}
                </LinkButton>
              </div>
            </Box>
          </>
        )}
      </>
    )
  },
})

function Export(context: PageContext<Person>) {
  const { t, data } = context
  const { owned, mentions } = data
  return (
    <Box id="export" title={t('privacy.export')}>
      <p>{t('privacy.exportText')}</p>
      <form method="get" action={reviewPaths.exportPerson} className="stack gap-4">
        <input type="hidden" name="email" value={owned.address} />
        {mentions.length > 0 && (
          <>
            <h3>{t('privacy.mentions')}</h3>
            <p className="muted">{t('privacy.mentionsText')}</p>
            <Mentions {...context} mentions={mentions} />
          </>
        )}
        <div>
          <Button type="submit">{t('privacy.exportAction')}</Button>
        </div>
      </form>
    </Box>
  )
}
