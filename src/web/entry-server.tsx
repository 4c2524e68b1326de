export { errorPage, notFoundPage } from './pages/error.tsx'
export { renderPage } from './render/render-page.tsx'
export { routes } from './routes.ts'
