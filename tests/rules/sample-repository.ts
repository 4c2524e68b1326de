import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { checkStructure } from '../../scripts/check/structure.ts'

/** A small repository that follows every rule, including cases that no rule may report. */
const sound: Files = {
  'package-lock.json': JSON.stringify({
    packages: {
      '': { version: '0.1.0' },
      'node_modules/tool': {
        version: '1.0.0',
        integrity: 'sha512-tool',
        optionalDependencies: { 'tool-linux-x64': '1.0.0', 'tool-linux-x64-musl': '1.0.0', watcher: '~2.3' },
      },
      'node_modules/tool-linux-x64': {
        version: '1.0.0',
        integrity: 'sha512-x64',
        os: ['linux'],
        cpu: ['x64'],
      },
      'node_modules/tool-linux-x64-musl': { version: '1.0.0', os: ['linux'], cpu: ['x64'], libc: ['musl'] },
      'node_modules/watcher': { version: '2.3.3', os: ['darwin'] },
    },
  }),
  'src/domain/messages/en.ts': `export const en = {
    site: { menu: 'Menu', places: { one: 'a place', other: '{count} places' }, error_late: 'Too late' },
    visit: { purpose: 'Purpose' },
  }`,
  'src/domain/forms/visit.ts': `import * as v from 'valibot'
    export const visitForm = { id: 'visit', fields: { purpose: v.string() } }`,
  'src/domain/api/endpoints.ts': `export const endpoints = { visits: { method: 'GET', path: '/api/visits', access: 'public' } }`,
  'src/store/visits.ts': `import pg from 'pg'
    import { visitForm } from '../domain/forms/visit.ts'
    export const visits = [pg, visitForm]`,
  'src/services/services.ts': `import { visits } from '../store/visits.ts'
    export type Services = { visits: typeof visits }`,
  'src/web/page.ts': `import type { Services } from '../services/services.ts'
    export const route = (entry: { services?: Services }) => entry`,
  'src/web/routes.ts': `import { route } from './page.ts'
    export const routes = { '/': route({ access: 'public' }) }`,
  'src/web/menu.tsx': `export const Menu = ({ t, open, code }) => (
      <nav className="menu" aria-label={open ? t('site.menu') : t(\`site.error_\${code}\`)}>
        {code === 'late' && t('site.places', { count: 2 })} · {code}
      </nav>
    )`,
  'src/web/menu.test.tsx': `import { visits } from '../store/visits.ts'
    export const example = <p title="Menu">Menu {visits}</p>`,
  'src/start.ts': `import './services/services.ts'
    import './web/routes.ts'`,
}

/** File contents by path; undefined omits a file. */
export type Files = Readonly<Record<string, string | undefined>>

export async function buildSampleRepository(changes: Files = {}) {
  const root = await mkdtemp(join(tmpdir(), 'aster-sample-'))
  for (const [path, text] of Object.entries({ ...sound, ...changes })) {
    if (text === undefined) continue
    await mkdir(dirname(join(root, path)), { recursive: true })
    await writeFile(join(root, path), `${text}\n`)
  }
  return { root, [Symbol.asyncDispose]: () => rm(root, { recursive: true, force: true }) }
}

/** The findings of the check in the repository with these changes. */
export async function problemsOf(changes: Files): Promise<string[]> {
  await using repository = await buildSampleRepository(changes)
  const findings = await checkStructure(repository.root)
  return findings.map(({ path, line, problem }) => `${path}${line ? `:${line}` : ''} ${problem}`)
}
