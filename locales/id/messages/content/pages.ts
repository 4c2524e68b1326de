import type { Translated } from '../../../../src/domain/messages/translation.ts'

/** What the pages say around their prose. */
export const pages: Translated<'id', 'pages'> = {
  breadcrumb: 'Jalur halaman',
  home: 'Beranda',
  atAGlance: 'Sekilas',
  whereNext: 'Selanjutnya',
  sampleNote: 'Konten contoh: orang dan rumah sakit di dalamnya adalah rekaan.',
  sampleNames: 'Konten contoh, dengan orang dan rumah sakit rekaan: {names}.',

  readMore: 'Baca selengkapnya',
  readMoreAbout: 'tentang {name}',
  quote: '“{words}”',
  roleIn: '{role}, {country}',
  experts: 'Pakar',
  trainers: 'Pelatih',
  noPeople: 'Belum ada yang diperkenalkan di sini',
  noPeopleText: 'Orang ditampilkan di sini setelah setuju disebutkan namanya. Silakan lihat lagi nanti.',

  noNews: 'Belum ada berita',
  videoNote:
    'Video di {host}, yang terbuka di tab baru. Tidak ada yang dikirim ke {host} sebelum Anda mengekliknya.',
  noNewsText: 'Jadwal webinar dan perubahan program akan muncul di sini.',
}
