export { goneRoute } from './admin/gone-page.tsx'
export { renderPage } from './render/render-page.tsx'
export { routes } from './routes.ts'
export { errorPage, notFoundPage } from './shell/error-page.tsx'
