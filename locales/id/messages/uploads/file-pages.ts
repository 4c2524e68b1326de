import type { Translated } from '../../../../src/domain/messages/translation.ts'

/** A file that is shown in the page, drawn by the server page by page. */
export const filePages: Translated<'id', 'filePages'> = {
  title: 'Berkas Anda',
  view: 'Lihat',
  hide: 'Sembunyikan',
  download: 'Unduh',
  region: 'Halaman dari {file}',
  page: 'Halaman {page} dari {total}: {file}',
  drawing: 'Kami sedang menyiapkan tampilan halaman.',
  more: {
    other: '{count} halaman pertama ditampilkan di sini. Unduh berkas untuk membaca seluruh {total} halaman.',
  },
  notDrawn: 'Berkas ini tidak dapat kami tampilkan di sini. Silakan unduh.',
  notNow: 'Saat ini halaman tidak dapat ditampilkan. Silakan coba lagi, atau unduh berkasnya.',
  pageFailed: 'Halaman {page} dari {total} tidak dapat ditampilkan.',
  again: 'Coba lagi',
}
