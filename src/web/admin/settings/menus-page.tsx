import { menuPlaces } from '../../../domain/content/menus/delivered-menus.ts'
import type { MenuAct, MenuTarget } from '../../../domain/content/menus/rearrange.ts'
import { locales } from '../../../domain/messages/locales.ts'
import { paths } from '../../../domain/paths.ts'
import { done, type Outcome } from '../../../domain/refusals.ts'
import { type FormPost, fieldOf, type PageRequest, type Submitted, signedIn } from '../../page.ts'
import { Badge } from '../../ui/badge/badge.tsx'
import { Message } from '../../ui/message/message.tsx'
import { adminPage } from '../admin-page.tsx'
import { Confirmed } from '../forms/confirmed.tsx'
import { entryGone } from '../forms/entry-gone.ts'
import { PostForm } from '../forms/post-form.tsx'
import { MenuSection } from './menu-section.tsx'
import { idOf, type MenusData, results, targetIn } from './menus-data.ts'

/** Native posts alone: each button is one act, and the page shows the menus as they are then. */
export const menusRoute = adminPage<MenusData>({
  access: 'administer',
  title: ({ t }) => t('menus.title'),
  text: ({ t }) => t('menus.text'),
  description: ({ t }) => t('settings.description', { name: t('languages.name') }),
  crumbs: ({ t, href }) => [{ label: t('settings.title'), href: href(paths.adminSettings()) }],
  load: async (request) => done(await open(request)),
  actions: {
    up: act('up'),
    down: act('down'),
    hide: act('hide'),
    show: act('show'),
    remove: act('remove'),
    link,
    async delivered(post) {
      const restored = await post.services.content.restoreMenus(versionIn(post), signedIn(post))
      if (!restored.ok) return refused(post, restored)
      return { redirect: `${paths.adminMenus()}?done=delivered` }
    },
  },
  submit: async (post) => ({ data: await open(post) }),
  Body: (context) => {
    const { t, data } = context
    const { menus, version, isDelivered, result, isConflict } = data
    return (
      <>
        {result && <Message live title={t(`menus.done_${result}`)} />}
        {isConflict && (
          <Message live tone="danger" title={t('menus.conflict')} text={t('menus.conflictText')} />
        )}
        {isDelivered && (
          <p>
            <Badge icon="file">{t('menus.delivered')}</Badge>
          </p>
        )}
        {menuPlaces.flatMap((place) =>
          menus[place].map((section, at) => (
            <MenuSection
              key={`${place} ${section.id}`}
              {...context}
              {...{ place, section }}
              isFirst={at === 0}
              isLast={at === menus[place].length - 1}
            />
          )),
        )}
        {!isDelivered && (
          <PostForm {...context}>
            <input type="hidden" name="version" value={version} />
            <Confirmed
              label={t('menus.toDelivered')}
              text={t('menus.toDeliveredText')}
              yes={t('menus.toDeliveredYes')}
              action="delivered"
            />
          </PostForm>
        )}
      </>
    )
  },
})

async function open({ services, query, site }: PageRequest): Promise<MenusData> {
  return {
    ...(await services.content.readMenusToArrange()),
    empty: [...site.empty],
    result: results.find((one) => one === query.done),
    errors: {},
  }
}

const versionIn = (post: FormPost) => Number(fieldOf(post, 'version'))

function act(name: Exclude<MenuAct['act'], 'link'>) {
  return async (post: FormPost, named: string): Promise<Submitted<MenusData>> => {
    const target = targetIn(named)
    return target ? change(post, { act: name, target }) : { data: await open(post) }
  }
}

async function link(post: FormPost, named: string): Promise<Submitted<MenusData>> {
  const target = targetIn(named)
  if (!target) return { data: await open(post) }
  const labels = Object.fromEntries(
    Object.keys(locales).map((locale) => [locale, fieldOf(post, `label_${locale}`)]),
  )
  return change(post, { act: 'link', target, link: { address: fieldOf(post, 'address'), labels } })
}

async function change(post: FormPost, order: MenuAct): Promise<Submitted<MenusData>> {
  const changed = await post.services.content.changeMenus(versionIn(post), order, signedIn(post))
  if (changed.ok) return { redirect: `${paths.adminMenus()}?done=changed#${placeOf(order.target)}` }
  return refused(post, changed, order)
}

const placeOf = ({ place, section }: MenuTarget) => idOf({ place, section })

async function refused(
  post: FormPost,
  { refusal }: Extract<Outcome<never>, { ok: false }>,
  order?: MenuAct,
): Promise<Submitted<MenusData>> {
  const data = { ...(await open(post)), result: undefined }
  if (order?.act === 'link' && refusal.errors)
    return { refusal, data: { ...data, errors: refusal.errors, typed: order } }
  return { refusal: entryGone('version_conflict'), data: { ...data, isConflict: true } }
}
