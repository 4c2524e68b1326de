import { trackPage } from './track-page.ts'

trackPage(document.documentElement.dataset.page ?? '')
