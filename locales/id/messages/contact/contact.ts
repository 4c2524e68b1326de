import type { Translated } from '../../../../src/domain/messages/translation.ts'

export const contact: Translated<'id', 'contact'> = {
  title: 'Hubungi kami',
  name: 'Nama depan',
  surname: 'Nama belakang',
  email: 'Email',
  phone: 'Telepon',
  message: 'Pesan',
  incomplete: 'Silakan isi semua kolom yang wajib',
  invalidEmail: 'Silakan masukkan email dengan format yang benar',
  incorrectEmail: 'Format email tidak benar',
  error: 'Kesalahan: {text}',
  sendAnother: 'Kirim pesan lain',
}
