import type { Translated } from '../../../../src/domain/messages/translation.ts'

/** What the pages say around their prose. */
export const pages: Translated<'id', 'pages'> = {
  breadcrumb: 'Jalur halaman',
  home: 'Beranda',
  atAGlance: 'Sekilas',
  whereNext: 'Selanjutnya',
  sampleNote: 'Konten contoh: orang dan rumah sakit di dalamnya adalah rekaan.',
  sampleNames: 'Konten contoh, dengan orang dan rumah sakit rekaan: {names}.',
  versionOf: 'Versi tanggal {day}',

  readMore: 'Baca selengkapnya',
  readMoreAbout: 'tentang {name}',
  quote: '“{words}”',
  roleIn: '{role}, {country}',
  experts: 'Pakar',
  trainers: 'Pelatih',
  members_team: 'Tim',
  members_steering_committee: 'Anggota komite pengarah',
  members_secretariat: 'Anggota sekretariat',
  members_advisory_board: 'Anggota dewan penasihat',
  partners: 'Mitra kami',
  partner_implementation: 'Mitra pelaksana',
  partner_funding: 'Mitra pendanaan',
  partner_mission: 'Mitra misi lapangan',

  noNews: 'Belum ada berita',
  videoNote:
    'Video di {host}, yang terbuka di tab baru. Tidak ada yang dikirim ke {host} sebelum Anda mengekliknya.',
  noNewsText: 'Jadwal webinar dan perubahan program akan muncul di sini.',
}
