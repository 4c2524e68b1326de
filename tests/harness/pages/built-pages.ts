import type * as Entry from '../../../src/web/entry-server.tsx'

/** The pages as the build compiled them, as the server draws them; Node.js cannot import their sources. */
const built = new URL('../../../dist/programs/entry-server.js', import.meta.url)
export const { renderPage, routes } = (await import(built.href)) as typeof Entry
