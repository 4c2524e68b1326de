import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { FastifyInstance } from 'fastify'
import { registerApi, requestGuards } from './api/register-api.ts'
import { TrackingShortcut } from './api/tracking/tracking-shortcut.ts'
import type { Config } from './configuration/config.ts'
import { keepSiteAddress } from './configuration/site-address.ts'
import { paths } from './domain/paths.ts'
import { createHttpServer, type Timeouts } from './http/http-server.ts'
import { createMetrics, serveMetrics } from './http/logging/metrics.ts'
import { grantAccess } from './http/sessions/access.ts'
import type { Shortcut } from './http/shortcuts/page-shortcut.ts'
import { folderTransport } from './mail/transport/folder-transport.ts'
import { smtpTransport } from './mail/transport/smtp/smtp-transport.ts'
import { openDatabase } from './open-database.ts'
import { deliverMail } from './services/mail/deliver-mail.ts'
import { signingKey } from './services/protection/signing-key.ts'
import { openServices, type Services } from './services/services.ts'
import { countUnsentMail, longestMailWait } from './store/mail/unsent-mails.ts'
import { StartupProblem } from './store/postgres/startup-problem.ts'
import { countLost } from './store/tracking/view-runs.ts'
import { termsPapers } from './web/content/pages/terms-paper.ts'
import { programs } from './web/discovery/discovery-plugin.ts'
import { openFormWith } from './web/protection/open-form.ts'
import { builtAssets } from './web/render/assets.ts'
import { brandStyles } from './web/render/brand-style.ts'
import { laterWords } from './web/render/later-words.ts'
import { type PagesOptions, pages } from './web/render/pages-plugin.ts'
import { pictureFiles } from './web/render/picture-files.ts'
import { RepeatedAnswers } from './web/render/repeated-answers.ts'
import { speculationRules } from './web/render/speculation-rules.ts'
import { builtFiles, flagFiles } from './web/render/static-files.ts'
import { VisitorAnswers } from './web/render/visitor-answers.ts'
import { VisitorPages } from './web/render/visitor-pages.ts'
import { workerScript } from './web/render/worker-script.ts'

export type RunningServer = {
  url: string
  /** The set-up link, while there is no administrator. */
  setUpUrl: string | undefined
  close(): Promise<void>
}

/** Wires store, services, API and pages together, and listens. */
export async function startServer(
  config: Config,
  { log, opening } = openDatabase(config),
  timeouts?: Timeouts,
): Promise<RunningServer> {
  const closers: (() => Promise<void>)[] = []
  const close = async () => {
    for (const closer of closers.reverse()) await closer()
  }
  try {
    const store = await opening
    closers.push(store.close)
    const { smtpUrl, dataDir, mailFrom: address, publicUrl: site } = config
    const transport = smtpUrl ? smtpTransport(smtpUrl) : folderTransport(join(dataDir, 'mail'))
    const post = deliverMail(store, transport, { address, site })
    closers.push(post.close)
    const captcha = { ...signingKey(config, 'captcha'), cost: config.captchaCost }
    const signIn = { ...signingKey(config, 'sign-in'), publicUrl: config.publicUrl }
    const preview = signingKey(config, 'preview')
    const pins = signingKey(config, 'pin')
    const webhooks = { ...signingKey(config, 'webhook'), mayBePrivate: config.webhooksMayBePrivate }
    const { mailHoldMs } = config
    const views = { folder: join(dataDir, 'views') }
    const settings = { captcha, signIn, preview, pins, webhooks, mailHoldMs, mailsAreFiles: !smtpUrl, views }
    const services = openServices(store, settings, post.tidy)
    closers.push(services.close)
    services.runJobs()
    await services.content.seedSampleContent()
    await services.staff.renewSecondSteps()
    if (config.mode === 'production') await services.staff.beginRequiringSecondStep()

    const metrics =
      config.metrics &&
      createMetrics({
        pool: store.connections,
        reads: store.replica?.answered,
        mails: async () => ({
          counts: await countUnsentMail(store),
          oldestSeconds: await longestMailWait(store),
        }),
        isReady: async () => (await services.checkReadiness()).ok,
        views: services.tracking.readViewFigures,
        lostViews: () => countLost(store),
      })
    const { visitorPages, repeated, visitors } = openShortcuts(services)
    const shortcut: Shortcut = (asked) => repeated.answer(asked) ?? visitors.answer(asked)
    const guards = requestGuards(services, config)
    const tracking = new TrackingShortcut(services)
    const findCall = tracking.find.bind(tracking)
    const app = await createHttpServer(config, guards, { log, metrics, shortcut, findCall, timeouts })
    closers.push(() => app.close())
    await mountWeb(app, config, services, { visitorPages, shortcuts: { repeated, visitors }, tracking })
    if (metrics && config.metrics) {
      const problem = listenProblem(config.metrics, 'ASTER_METRICS_')
      closers.push((await serveMetrics(metrics, config.metrics).catch(problem)).close)
    }
    await app.listen({ host: config.host, port: config.port }).catch(listenProblem(config))
    if (!config.databaseUrl) closers.push(keepSiteAddress(dataDir, config.publicUrl))

    const token = await services.staff.issueSetUpLink()
    const setUpUrl = token && new URL(`${paths.adminSetUp()}?token=${token}`, config.publicUrl).href
    return { url: config.publicUrl.origin, setUpUrl, close }
  } catch (error) {
    await close()
    throw error
  }
}

function openShortcuts(services: Services) {
  const currentVersion = services.content.knownContentVersion
  const visitorPages = new VisitorPages()
  const repeated = new RepeatedAnswers(currentVersion)
  const openForm = openFormWith(services)
  return {
    visitorPages,
    repeated,
    visitors: new VisitorAnswers({ pages: visitorPages, currentVersion, openForm }),
  }
}

async function mountWeb(
  app: FastifyInstance,
  config: Config,
  services: Services,
  { tracking, ...kept }: Pick<PagesOptions, 'visitorPages' | 'shortcuts'> & { tracking: TrackingShortcut },
) {
  const web = config.mode === 'development' ? await compiledWeb(app) : await builtWeb(config)
  const withPseudoLocales = config.mode === 'development' || config.mode === 'test'
  await registerApi(app, { services, stylesheets: [web.assets.style('base')], withPseudoLocales, tracking })
  await app.register(async (site) => {
    await pages(site, {
      ...web,
      services,
      ...kept,
      publicUrl: config.publicUrl.origin,
      development: withPseudoLocales, // tests use the kit, too
      withPseudoLocales,
    })
    await site.register(termsPapers, { services })
    await site.register(programs, { ...web, services, publicUrl: config.publicUrl.origin })
    await site.register(pictureFiles, { services })
    await site.register(brandStyles, { ...web, services })
    await site.register(speculationRules)
    await site.register(laterWords)
    await site.register(workerScript, web.assets)
    // Inside the site, so that a missing file is answered like a missing page.
    await site.register(async (files) => {
      grantAccess(files, 'public')
      await files.register(flagFiles)
      if (web.clientDir) await files.register(builtFiles, { clientDir: web.clientDir })
    })
  })
}

async function builtWeb({ isKeptOffline }: Config) {
  const dist = join(import.meta.dirname, '../dist')
  const clientDir = join(dist, 'client')
  const read = (name: string) => JSON.parse(readFileSync(join(clientDir, '.vite', name), 'utf8'))
  const manifest = { ...read('manifest.json'), ...read('offline.json') }
  const server = join(dist, 'programs/entry-server.js')
  const built = await import(pathToFileURL(server).href)
  const all = createHash('sha256').update(JSON.stringify(manifest)).update(readFileSync(server))
  const build = isKeptOffline ? all.digest('hex').slice(0, 12) : undefined
  return { entry: async () => built, assets: builtAssets(manifest, build), keepPages: true, clientDir }
}

async function compiledWeb(app: FastifyInstance) {
  const { mountVite } = await import('./development.ts')
  return { ...(await mountVite(app)), clientDir: undefined }
}

type Address = { host: string; port: number }

const notOurs = ({ host }: Address, prefix: string) =>
  `${host} is not an address of this machine: set ${prefix}HOST to one that is.`
const unknown = ({ host }: Address, prefix: string) =>
  `No address is known for ${host}: set ${prefix}HOST to one of this machine.`

const sentences: Readonly<Record<string, (address: Address, prefix: string) => string>> = {
  EADDRINUSE: ({ port }, prefix) =>
    `Port ${port} is taken: stop the other program or set ${prefix}PORT to another.`,
  EACCES: ({ port }, prefix) =>
    `This user may not listen on port ${port}: set ${prefix}PORT to 1024 or more.`,
  EADDRNOTAVAIL: notOurs,
  EAFNOSUPPORT: notOurs,
  EINVAL: notOurs,
  ENOTFOUND: unknown,
  EAI_AGAIN: unknown,
}

/** Turns a listen error into a sentence with the setting to change. */
function listenProblem(address: Address, prefix: '' | 'ASTER_METRICS_' = '') {
  return (error: NodeJS.ErrnoException): never => {
    const sentence = sentences[error.code ?? '']
    throw sentence ? new StartupProblem(sentence(address, prefix)) : error
  }
}
