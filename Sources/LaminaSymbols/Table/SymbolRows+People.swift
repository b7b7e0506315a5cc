extension SymbolRows {
  /// People and what is about them.
  static let people = """
    person f person
    person.circle f =person.crop.circle
    person.crop.circle f circle+person-fill[2.8,2.6,10.4]
    person.crop.square f square+person-fill[2.8,3,10.4]
    person.crop.rectangle f =rectangle+person-fill[4,3.7,8]
    person.crop.rectangle.stack f collection+person-fill[4.5,6,7]
    person.crop.artframe - square+person-fill[3,3,10]
    person.crop.circle.dashed c =circle.dashed+person-fill[3,3,10]
    person.2 fs person[-2,2,12]&person[5,1.5,12.5]
    person.2.circle f circle+people-fill[3,3,10]
    person.2.crop.square.stack f collection+people-fill[4,5.5,8]
    person.3 f person[-1.5,3,10]&person[7.5,3,10]&person[2.5,2,11]
    person.line.dotted.person f ~M6 4.5a2 2 0 1 1-4 0 2 2 0 0 1 4 0zM1 12c0-3 1.5-4 3-4s3 1 3 4zM14 4.5a2 2 0 1 1-4 0 2 2 0 0 1 4 0zM9 12c0-3 1.5-4 3-4s3 1 3 4zM8 4v.01M8 7v.01
    person.badge.plus - person-add
    person.badge.minus f person-dash
    person.fill.badge.plus - person-fill-add
    person.fill.badge.minus - person-fill-dash
    person.fill.checkmark - person-fill-check
    person.fill.xmark - person-fill-x
    person.fill.questionmark - person-fill[-2,0,15]&question-lg[9,7,7]
    person.text.rectangle f person-vcard
    person.wave.2 - person[-2.2,1,14]+~M11 5c1 1.5 1 4 0 6M13.5 3.5c2 2.5 2 6.5 0 9
    person.wave.2.fill - person-fill[-2.2,1,14]+~M11 5c1 1.5 1 4 0 6M13.5 3.5c2 2.5 2 6.5 0 9
    person.slash f person-slash/person-fill-slash
    figure.stand - ~M9.3 2.5a1.3 1.3 0 1 1-2.6 0 1.3 1.3 0 0 1 2.6 0zM6 5.5h4V10M6 5.5V10M7 9.5V15M9 9.5V15M7 6v4h2V6
    figure.walk c ~M9.8 2.2a1.2 1.2 0 1 1-2.4 0 1.2 1.2 0 0 1 2.4 0zM8.3 5 7.5 9.5M8.3 5 5.5 6.5 4.5 9M8.3 5l1.7 2.5 2.5 1M7.5 9.5l2.2 2 .8 3.5M7.5 9.5 6.5 12 4 15
    figure.run c ~M11.3 2.2a1.2 1.2 0 1 1-2.4 0 1.2 1.2 0 0 1 2.4 0zM9 5 6.5 9.3M9 5 5.5 4.7 3.5 7M9 5l1.8 2.8 2.7-.3M6.5 9.3l3.2 1.9L9 14.8M6.5 9.3 5 12H1.5
    figure.arms.open - universal-access
    figure.wave c ~M9.3 2.5a1.3 1.3 0 1 1-2.6 0 1.3 1.3 0 0 1 2.6 0zM6.5 5.5h3V10h-3zM9.5 5.7 12.5 2M6.5 5.7 4 9.5M7 10v5M9 10v5
    accessibility - universal-access-circle
    eye fq eye
    eye.slash fc eye-slash
    eye.circle f circle+eye-fill[3,3,10]
    eyeglasses s eyeglasses
    sunglasses - sunglasses
    ear f ear
    lungs f lungs
    mustache f ~M8 7c-2-2-3.5-1.5-4.5.5C2.8 9 1.5 9 .8 8.3.8 11.5 5 12 8 9c3 3 7.2 2.5 7.2-.7-.7.7-2 .7-2.7-.8C11.5 5.5 10 5 8 7z
    face.smiling f emoji-smile
    face.smiling.inverse - emoji-smile-fill
    hand.raised.app - app+=hand.raised[4,3.5,9]
    graduationcap fc mortarboard
    """
}
