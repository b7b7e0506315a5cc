import LaminaRaster
import LaminaTesting
import Testing

/// Expects two pictures to have the same pixels; `==` says only whether they are one object.
func expectSamePixels(
  _ found: Bitmap, _ expected: Bitmap, _ comment: Comment? = nil,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let outcome = PictureComparison().compare(found, with: expected)
  #expect(outcome.isMatch, comment, sourceLocation: sourceLocation)
}
