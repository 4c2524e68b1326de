import type { Translated } from '../../../../src/domain/messages/translation.ts'

export const interview: Translated<'id', 'interview'> = {
  set_text:
    'Terima kasih atas permohonan Anda. Kami ingin membicarakannya dengan Anda, pada waktu di bawah ini.\nJika waktu itu tidak sesuai, balas email ini dan kami akan mencari waktu lain.',
  changed_subject: 'Wawancara kita berubah',
  changed_text: 'Berikut waktu dan tempat baru wawancara kita.\nJika tidak sesuai, balas email ini.',
  cancelled_subject: 'Wawancara kita dibatalkan',
  cancelled_text:
    'Wawancara kita pada waktu di bawah ini tidak jadi berlangsung. Anda tidak perlu melakukan apa pun.',
  cancelledWithIt: 'Wawancara kita pada {time} tidak jadi berlangsung.',
  calendar: 'Berkas terlampir menambahkannya ke kalender Anda, menurut waktu perangkat Anda.',
  when: 'Waktu',
  inCountry: 'Waktu setempat ({country})',
  length: 'Lama',
  where: 'Tempat',
  with: 'Dengan',
  title: 'Wawancara dengan {name}',
}
