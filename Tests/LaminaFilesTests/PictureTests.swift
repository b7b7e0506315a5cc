import Foundation
import Lamina
import LaminaRaster
import LaminaTesting
import Testing

/// How the dialog of our own looks.
@MainActor
struct PictureTests {
  /// A way to look at the dialog.
  struct Look: CustomTestStringConvertible, Sendable {
    let testDescription: String
    var size = CGSize(width: 820, height: 580)
    var isNight = false
    var isRightToLeft = false
    var textScale: CGFloat = 1
    var saves = false
  }

  nonisolated static let looks = [
    Look(testDescription: "day"), Look(testDescription: "night", isNight: true),
    Look(testDescription: "right-to-left", isRightToLeft: true),
    Look(testDescription: "large-text", size: CGSize(width: 900, height: 640), textScale: 2),
    Look(testDescription: "narrow", size: CGSize(width: 400, height: 500)),
    Look(testDescription: "save", saves: true),
    Look(testDescription: "save-night", isNight: true, saves: true),
  ]

  @Test("The dialog looks as it was looked at", arguments: looks)
  func looks(_ look: Look) throws {
    let folder = try PersonFolder.usual()
    for name in ["Documents", "Music", "Pictures"] {
      try FileManager.default.setAttributes(
        [.modificationDate: Date(timeIntervalSince1970: 1_690_000_000)],
        ofItemAtPath: folder.path + "/" + name)
    }
    let outcome = Outcome()
    let harness = folder.harness(size: look.size, scale: 0.5) {
      Group {
        if look.saves {
          Exporting(outcome: outcome, types: [.plainText, .commaSeparatedText])
            .fileDialogMessage("Where shall the letter go?")
        } else {
          Importing(outcome: outcome, types: [.plainText, .image])
        }
      }
      .environment(\.colorScheme, look.isNight ? .dark : .light)
      .environment(\.layoutDirection, look.isRightToLeft ? .rightToLeft : .leftToRight)
    }
    harness.textScale = look.textScale
    harness.tap(look.saves ? "Save…" : "Open")
    harness.advance(by: 1)
    if !look.saves { harness.press(.end) }
    harness.advance(by: 1)
    try ReferencePicture(look.testDescription, besides: #filePath).check(
      harness.picture(), by: PictureComparison(channelTolerance: 12, differingPixels: 40))
  }
}
