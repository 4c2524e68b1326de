/** A file that is shown in the page, drawn by the server page by page. */
export const filePages = {
  title: 'Your file',
  view: 'View',
  hide: 'Hide',
  download: 'Download',
  region: 'Pages of {file}',
  page: 'Page {page} of {total}: {file}',
  drawing: 'We are drawing the pages.',
  more: {
    one: 'The first page is shown here. Download the file to read all {total} pages.',
    other: 'The first {count} pages are shown here. Download the file to read all {total} pages.',
  },
  notDrawn: 'We cannot show this file here. Please download it.',
  notNow: 'The pages cannot be shown at the moment. Please try again, or download the file.',
  pageFailed: 'Page {page} of {total} could not be shown.',
  again: 'Try again',
} as const
