import type { Translated } from '../../../../src/domain/messages/translation.ts'

export const home: Translated<'id', 'home'> = {
  title: '{name}: pakar infeksi bagi rumah sakit yang meminta pendampingan',
  description:
    '{name} mempertemukan relawan di bidang penyakit infeksi dan penatagunaan antimikroba dengan rumah sakit yang meminta pendampingan.',

  promiseHospital: 'Satu rumah sakit.',
  promiseExpert: 'Satu pakar.',
  promiseTime: 'Bulan demi bulan,',
  promiseTogether: 'bahu-membahu.',
  lede: '{name} adalah registri publik para relawan di bidang penyakit infeksi dan penatagunaan antimikroba. Setiap relawan kami pertemukan dengan rumah sakit yang meminta bantuan.',
  requestSupport: 'Minta pendampingan',
  becomeExpert: 'Menjadi pakar',
  becomeTrainer: 'Menjadi pelatih',

  factTime: '6 hingga 12 bulan',
  factTimeMeaning: 'pada umumnya, hingga 18 bulan jika rumah sakit memerlukannya, dengan pakar yang sama',
  factPlace: 'Daring, di lokasi',
  factPlaceMeaning: 'panggilan video berkala, kunjungan 10 hingga 14 hari, atau keduanya',
  factFee: 'Tanpa biaya',
  factFeeMeaning: 'pakar bekerja sukarela, dan perjalanan internasionalnya ditanggung',
  factLanguage: 'Bahasa Anda',
  factLanguageMeaning: 'Inggris, Prancis, Arab, Spanyol, Rusia, dan lainnya',

  start: 'Dari mana Anda ingin memulai?',
  startHospital: 'Rumah sakit saya perlu pendampingan',
  startHospitalText:
    'Ceritakan tentang rumah sakit Anda dan masalahnya. Kami mengusulkan pakar yang sesuai; Anda memilih satu.',
  startExpert: 'Saya dapat berbagi keahlian',
  startExpertText:
    'Bergabunglah sebagai dokter, apoteker, ahli mikrobiologi, perawat, atau ilmuwan sosial. Waktunya disepakati dengan tuan rumah.',
  startTrainer: 'Saya mengajarkan penatagunaan antimikroba',
  startTrainerText:
    'Bergabunglah dengan jejaring pelatih penatagunaan antimikroba, dengan empat webinar setahun tentang cara mengajarkannya dengan baik.',

  areas: 'Enam bidang pendampingan',
  areasText:
    'Setiap permintaan menyentuh setidaknya satu bidang. Bisa berawal dari satu, lalu berkembang ke bidang kedua.',
  areasMore: 'Bidang pendampingan selengkapnya',
  areaInfection: 'Tata laksana penyakit infeksi',
  areaInfectionText:
    'Saran di samping tempat tidur pasien untuk infeksi yang sulit, dan alur tata laksana yang sesuai dengan obat yang tersedia setempat.',
  areaStewardship: 'Penatagunaan antimikroba',
  areaStewardshipText: 'Komite, panduan, visite, dan umpan balik yang diterima para penulis resep.',
  areaDiagnostics: 'Mikrobiologi dan diagnostik',
  areaDiagnosticsText:
    'Dari spesimen hingga laporan: mutu, waktu tunggu, dan antibiogram yang dapat dipakai.',
  areaMeasurement: 'Pengukuran penggunaan antimikroba',
  areaMeasurementText:
    'Cara sederhana dan dapat diulang untuk mengetahui apa yang dipakai, di mana, dan mengapa.',
  areaPrevention: 'Pencegahan dan pengendalian infeksi',
  areaPreventionText: 'Kebersihan tangan, isolasi, pembersihan, dan surveilans yang bertahan lama.',
  areaChange: 'Ilmu implementasi dan perubahan perilaku',
  areaChangeText:
    'Menjadikan pilihan yang lebih baik sebagai pilihan yang lebih mudah, bersama orang yang menentukannya.',

  how: 'Bagaimana pakar dan rumah sakit dipertemukan',
  howText: 'Permohonan dibaca begitu tiba. Tidak ada yang dipertemukan oleh mesin semata.',
  howMore: 'Cara kami bekerja',
  howNeed: 'Anda menguraikan kebutuhan',
  howNeedText: 'Lima langkah singkat, dengan kata-kata Anda sendiri.',
  howSuggest: 'Kami mengusulkan pakar',
  howSuggestText: 'Bidang, bahasa, wilayah, dan ketersediaan dibandingkan, lalu ditelaah oleh tim kami.',
  howChoose: 'Anda memilih satu',
  howChooseText:
    'Anda membandingkan para calon pakar berdampingan dan memilih rekan kerja yang Anda inginkan.',
  howWork: 'Anda bekerja bersama',
  howWorkText:
    'Kedua pihak menandatangani perjanjian kerahasiaan dan mulai bekerja. Laporan tengah periode dan laporan akhir menyusul.',

  samples: 'Pakar, kisah, dan berita di halaman ini adalah contoh: orang dan rumah sakit di dalamnya rekaan.',
  figureHospitals: 'rumah sakit di {countries} negara',
  figureHospitalsOnly: 'rumah sakit',
  figureExperts: 'pakar dalam registri',
  speak: 'Pakar yang berbicara dalam bahasa Anda',
  speakText: 'Pakar dalam registri yang berbahasa Indonesia: {number}',

  meet: 'Kenali pakar kami',
  meetMore: 'Semua kisah pakar',
  impactMore: 'Semua kisah',
  news: 'Berita',
  newsMore: 'Semua berita',

  call: 'Mintalah sejak dini. Permintaan singkat sudah cukup untuk memulai percakapan.',
}
