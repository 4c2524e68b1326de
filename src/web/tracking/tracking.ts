import { trackPage } from './track-page.ts'

const { dataset } = document.documentElement
trackPage(dataset.page ?? '')
// From here on the site's own script does not count this view.
delete dataset.tracking
