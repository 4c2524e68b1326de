import type { Translated } from '../../../../src/domain/messages/translation.ts'

/** The words that controls carry themselves; forms hand them on as labels. */
export const kit: Translated<'id', 'kit'> = {
  removeChoice: 'Hapus {name}',
  selected: { other: '{count} dipilih' },
  kept: '{selected}: {names}',
  choiceAdded: '{name} ditambahkan.',
  choiceRemoved: '{name} dihapus.',
  matches: { other: '{count} hasil' },
  nothingFound: 'Tidak ada yang cocok. Coba ketik lebih sedikit huruf.',
  orOther: 'Sebagai gantinya, Anda dapat memakai “{name}”.',
  notInList: '“{text}” tidak ada dalam daftar dan tidak termasuk dalam jawaban Anda.',
  choiceFull: 'Anda sudah memilih {max}. Hapus satu untuk memilih yang lain.',
  wordCount: '{count} dari {max} kata',
  wordsOver: 'Kelebihan {count}: mohon persingkat teksnya.',
  proficiencyIn: 'Kemampuan bahasa {language}',
  yearsInRegion: '{region}, {years} tahun',
  stepPosition: 'Langkah {step} dari {count}',
  nextStep: 'Lanjut: {step}',
  completed: '(selesai)',
  savedAt: 'Draf disimpan di perangkat ini pukul {time}',
  offline: 'Anda sedang tanpa koneksi. Lanjutkan saja: tidak ada yang hilang.',
  meets: 'Memenuhi:',
  inPart: 'Memenuhi sebagian:',
  misses: 'Tidak memenuhi:',
  choose: 'Pilih',
  chosen: 'Dipilih',
}
