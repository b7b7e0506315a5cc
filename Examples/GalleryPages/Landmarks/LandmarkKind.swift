/// What a landmark is; each kind has its picture.
package enum LandmarkKind: String, CaseIterable, Identifiable, Hashable, Sendable {
  case peak = "Peak"
  case bay = "Bay"
  case forest = "Forest"
  case lighthouse = "Lighthouse"
  case volcano = "Volcano"
  case lake = "Lake"
  case aurora = "Aurora"
  case pyramid = "Pyramid"
  case island = "Island"
  case pagoda = "Pagoda"
  case falls = "Falls"
  case dunes = "Dunes"
  case bridge = "Bridge"
  case meadow = "Meadow"
  case canyon = "Canyon"
  case observatory = "Observatory"
  case windmill = "Windmill"
  case glacier = "Glacier"
  case harbor = "Harbour"
  case valley = "Valley"
  case arch = "Arch"
  case fjord = "Fjord"
  case oasis = "Oasis"
  case cliffs = "Cliffs"

  package nonisolated var id: String { rawValue }

  /// The name of its picture's file.
  nonisolated var file: String {
    switch self {
    case .aurora, .dunes, .glacier, .meadow, .oasis, .observatory, .pagoda, .volcano: "\(self).png"
    case .arch, .canyon, .fjord, .forest, .harbor, .island, .lake, .peak, .pyramid: "\(self).jpg"
    case .bay, .bridge, .cliffs, .falls, .lighthouse, .valley, .windmill: "\(self).webp"
    }
  }
}
