import type { Translated } from '../../../../src/domain/messages/translation.ts'

/** A file that is shown in the page, drawn by the server page by page. */
export const filePages: Translated<'pt', 'filePages'> = {
  title: 'O seu documento',
  view: 'Ver',
  hide: 'Ocultar',
  download: 'Download',
  region: 'Páginas de {file}',
  page: 'Página {page} de {total}: {file}',
  drawing: 'As páginas estão quase prontas.',
  more: {
    one: 'Aqui está a primeira página. Para ler todas ({total}), faça o download do documento.',
    many: 'Aqui estão as primeiras {count} de páginas. Para ler todas ({total}), faça o download do documento.',
    other: 'Aqui estão as primeiras {count} páginas. Para ler todas ({total}), faça o download do documento.',
  },
  notDrawn: 'Não é possível mostrar aqui este documento. Faça o download.',
  notNow: 'Neste momento, não é possível mostrar as páginas. Tente de novo ou faça o download do documento.',
  pageFailed: 'Não foi possível mostrar a página {page} de {total}.',
  again: 'Tentar de novo',
}
