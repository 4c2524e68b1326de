import type { Translated } from '../../../../src/domain/messages/translation.ts'

/** A file that is shown in the page, drawn by the server page by page. */
export const filePages: Translated<'es', 'filePages'> = {
  title: 'Su archivo',
  view: 'Ver',
  hide: 'Ocultar',
  download: 'Descargar',
  region: 'Páginas de {file}',
  page: 'Página {page} de {total}: {file}',
  drawing: 'Estamos preparando las páginas.',
  more: {
    one: 'Aquí se muestra la primera página. Descargue el archivo para leer las {total} páginas.',
    many: 'Aquí se muestran las primeras {count} de páginas. Descargue el archivo para leer las {total} páginas.',
    other:
      'Aquí se muestran las primeras {count} páginas. Descargue el archivo para leer las {total} páginas.',
  },
  notDrawn: 'No podemos mostrar este archivo aquí. Descárguelo.',
  notNow: 'Por el momento no se pueden mostrar las páginas. Inténtelo de nuevo o descargue el archivo.',
  pageFailed: 'No se pudo mostrar la página {page} de {total}.',
  again: 'Intentar de nuevo',
}
