import { paths } from '../../src/domain/paths.ts'

/** A page that is rendered anew for each request; other pages with a form are kept, and filled for each visitor. */
export const renderedEachTime = `${paths.applyHospital()}?step=general&sent`
