/// Contents: texts and pictures as views.
///
/// ```
///  Text("\(count) dreams").font(.title)   pieces, formats, dates that run   ──▶ LaminaText
///  Image("unicorn"), AsyncImage(url:)      files, symbols, what has to come  ──▶ LaminaLoading, workers
/// ```
///
/// ```swift
/// HStack { Image(systemName: "moon"); Text(night, style: .relative) }
/// ```
///
/// Nothing here is touched: who lets people select a text and follow its links is a `TextInteraction`,
/// which LaminaTextInput has.
@_exported public import LaminaBasics
