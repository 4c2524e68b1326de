import type { Names } from './names.ts'

export const africanNames = {
  eastAfrican: {
    given: 'Amina, Baraka, Neema, Otieno, Wanjiru, Juma, Achieng, Mwangi, Zawadi, Kato, Nakato, Upendo',
    family: 'Kiptanui, Mbogo, Nyambura, Odhiambo, Mushi, Ssebunya, Kimathi, Lyimo, Okello, Wekesa, Nankya',
  },
  ethiopian: {
    given: 'Abebech, Dawit, Hirut, Yonas, Selam, Tesfaye, Meron, Bekele, Tigist, Getachew',
    family: 'Alemu, Desta, Gebreyes, Worku, Tadesse, Mekonen, Lemma, Haile, Negash, Assefa',
  },
  nigerian: {
    given: 'Adaeze, Babatunde, Chidi, Folake, Ifeoma, Kelechi, Ngozi, Olumide, Temitope, Uche, Zainab, Yusuf',
    family: 'Adebayo, Chukwuma, Danjuma, Eze, Fagbemi, Ibekwe, Lawal, Nwankwo, Ogunleye, Okafor, Sule',
  },
  ghanaian: {
    given: 'Abena, Akosua, Ama, Kofi, Kwabena, Kwame, Yaw, Efua, Esi, Kojo',
    family: 'Agyeman, Asare, Boateng, Darko, Frimpong, Mensah, Nkansah, Ofori, Opoku, Quartey',
  },
  senegambian: {
    given: 'Aïssatou, Awa, Binta, Cheikh, Fatou, Ibrahima, Lamine, Mamadou, Mariama, Ousmane',
    family: 'Ba, Ceesay, Cissé, Diallo, Diatta, Faye, Ndiaye, Sarr, Sow, Touré',
  },
  congolese: {
    given: 'Béatrice, Christian, Espérance, Gédéon, Jolie, Merveille, Pascal, Patient, Rachel, Trésor',
    family: 'Ilunga, Kabeya, Kalonji, Kasongo, Lukusa, Mbuyi, Mukendi, Mwamba, Ngalula, Tshimanga',
  },
  mozambican: {
    given: 'Armindo, Celeste, Dércio, Esperança, Gilda, Hélder, Leonor, Nelson, Telma, Zulmira',
    family: 'Bila, Cossa, Macamo, Macuácua, Mabunda, Nhantumbo, Sitoe, Tembe, Uamusse, Zandamela',
  },
  zambezian: {
    given: 'Chisomo, Chipo, Dalitso, Kondwani, Mutale, Mwansa, Natasha, Tadala, Thokozani, Yamikani',
    family: 'Banda, Chilufya, Chirwa, Kapenda, Mkandawire, Mulenga, Mwale, Nyirenda, Phiri, Tembo',
  },
  maghrebi: {
    given: 'Anis, Hajar, Houda, Ilyes, Mehdi, Meryem, Rim, Salma, Skander, Youssef, Zineb',
    family: 'Belkadi, Bennani, Berrada, Chraibi, Gharbi, Jaziri, Mansouri, Ouazzani, Trabelsi, Zerhouni',
  },
  southAfrican: {
    given: 'Anika, Bongani, Lerato, Nomvula, Pieter, Priya, Sipho, Thabo, Thandeka, Zanele',
    family: 'Botha, Dlamini, Khumalo, Mokoena, Naidoo, Ndlovu, Pillay, van Wyk, Sithole, Steyn',
  },
} satisfies Record<string, Names>
