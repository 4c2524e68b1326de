import type { Translated } from '../../../../src/domain/messages/translation.ts'

export const newAddress: Translated<'id', 'newAddress'> = {
  confirmTitle: 'Konfirmasi alamat email baru Anda',
  confirmDescription: 'Konfirmasi alamat email baru untuk suatu permohonan di {name}.',
  confirmLede:
    'Setelah itu email kami dikirim ke {email} mengenai {reference}, dan PIN baru juga dikirim ke sana.',
  pin: 'PIN permohonan Anda',
  pinHint: 'Enam angka, dari email yang memuat tautan Anda.',
  wrongPin: 'PIN ini tidak benar. Silakan coba lagi.',
  confirm: 'Konfirmasi alamat ini',
  lostPin:
    'Tidak menemukan PIN? Buka tautan pribadi Anda dan pilih “Kirim PIN baru”. PIN itu dikirim ke alamat Anda yang sekarang.',
  confirmedTitle: 'Alamat email baru Anda telah dikonfirmasi',
  confirmedText:
    'Mulai sekarang email kami dikirim ke {email}. Tautan pribadi dan PIN Anda tetap sama; silakan buka permohonan Anda dengan alamat baru.',
  lockedTitle: 'Mohon tunggu sebentar',
  takenTitle: 'Alamat ini sudah digunakan permohonan lain',
  takenText:
    'Setelah Anda memasukkan {email}, ada permohonan lain yang dikirim dengan alamat itu. Alamat Anda yang sekarang tetap terdaftar. Silakan masukkan alamat lain dalam permohonan Anda, atau tanyakan kepada koordinator.',
  deadConfirm:
    'Perubahan sudah dikonfirmasi atau dibatalkan, ada tautan lain dalam email yang lebih baru, atau sudah lewat tujuh hari. Tautan baru dapat diminta dari permohonan Anda.',

  keepTitle: 'Batalkan perubahan alamat email Anda?',
  keepDescription: 'Pertahankan alamat email yang sekarang untuk suatu permohonan di {name}.',
  keepLede:
    'Alamat yang sekarang untuk {reference} tetap terdaftar. Permohonan Anda ditutup di mana pun sedang dibuka saat ini.',
  keep: 'Batalkan perubahan',
  keptTitle: 'Alamat email Anda tetap seperti semula',
  keptText:
    'Jika bukan Anda yang memasukkan alamat baru itu, ada orang lain yang membuka permohonan Anda. Mohon minta PIN baru: buka tautan pribadi Anda dan pilih “Kirim PIN baru”.',
  deadKeep:
    'Perubahan sudah dikonfirmasi atau dibatalkan, atau gugur setelah tujuh hari. Jika alamat Anda diubah tanpa kehendak Anda, segera hubungi koordinator.',
}
