import LaminaDrawing
import LaminaGeometry
import LaminaTesting
import LaminaViews
import Testing

/// Modifiers that change how views look, each by a few pixels.
@MainActor
@Suite struct EffectTests {
  private func picture<V: View>(
    _ size: CGFloat = 40, @ViewBuilder _ content: @escaping () -> V
  ) -> Bitmap {
    Harness(size: CGSize(width: size, height: size), content).picture()
  }

  private let black: UInt32 = 0xFF00_0000
  private let white: UInt32 = 0xFFFF_FFFF

  @Test func aMaskLeavesWhatItCovers() {
    let picture = picture {
      Color.black.mask { Color.red.frame(width: 20) }
    }
    #expect(picture.pixel(x: 20, y: 20) == black)
    #expect(picture.pixel(x: 5, y: 20) == white)
    #expect(picture.pixel(x: 35, y: 20) == white)
  }

  @Test func aMaskLiesWhereItsAlignmentSays() {
    let picture = picture {
      Color.black.mask(alignment: .leading) { Color.red.frame(width: 20) }
    }
    #expect(picture.pixel(x: 5, y: 20) == black)
    #expect(picture.pixel(x: 25, y: 20) == white)
  }

  @Test func zIndexRaisesAViewOverLaterOnes() {
    let picture = picture {
      ZStack {
        Color.black.zIndex(1)
        Color.red
      }
    }
    #expect(picture.pixel(x: 20, y: 20) == black)
  }

  @Test func scalingLeavesThePlaceAlone() {
    let picture = picture {
      HStack(spacing: 0) {
        Color.black.frame(width: 10, height: 10).scaleEffect(2)
        Color.clear.frame(width: 10, height: 10)
      }
    }
    // 10 wide from 10, twice as large about its middle at 15.
    #expect(picture.pixel(x: 6, y: 20) == black)
    #expect(picture.pixel(x: 24, y: 20) == black)
    #expect(picture.pixel(x: 3, y: 20) == white)
    #expect(picture.pixel(x: 27, y: 20) == white)
  }

  @Test func aTurnGoesAboutItsAnchor() {
    let picture = picture {
      Color.black.frame(width: 10, height: 4)
        .rotationEffect(.degrees(90), anchor: .leading)
        .frame(width: 40, height: 40, alignment: .center)
    }
    // Its left end at (15, 20) stays; it hangs down from there.
    #expect(picture.pixel(x: 15, y: 27) == black)
    #expect(picture.pixel(x: 22, y: 20) == white)
  }

  @Test func aTurnByAQuarterInSpaceShowsTheEdgeOnly() {
    let picture = picture {
      Color.black.frame(width: 20, height: 20)
        .rotation3DEffect(.degrees(90), axis: (x: 0, y: 1, z: 0))
    }
    #expect(picture.pixel(x: 15, y: 20) == white)
  }

  @Test func coloursAreFiltered() {
    #expect(picture { Color.black.colorInvert() }.pixel(x: 20, y: 20) == white)
    #expect(picture { Color.white.brightness(-1) }.pixel(x: 20, y: 20) == black)
    let gray = picture { Color.red.grayscale(1) }.pixel(x: 20, y: 20)
    #expect(gray & 0xFF == gray >> 8 & 0xFF)
  }

  @Test func blendingMultiplies() {
    let picture = picture {
      ZStack {
        Color(red: 1, green: 0, blue: 0)
        Color(red: 0, green: 1, blue: 0).blendMode(.multiply)
      }
    }
    #expect(picture.pixel(x: 20, y: 20) == black)
  }

  @Test func aBlurMakesEdgesSoft() {
    let pixel = picture { Color.black.frame(width: 20, height: 20).blur(radius: 3) }
      .pixel(x: 10, y: 20)
    #expect(pixel != black && pixel != white)
  }

  @Test func aMaterialBlursWhatLiesBelow() {
    let picture = picture {
      HStack(spacing: 0) {
        Color.black
        Color.white
      }
      .overlay(Rectangle().fill(.ultraThinMaterial))
    }
    let (left, right) = (picture.pixel(x: 2, y: 20) & 0xFF, picture.pixel(x: 22, y: 20) & 0xFF)
    #expect(left > 0 && left < 220)
    #expect(right > left && right < 255)
  }

  @Test func aTransformOfCoordinatesBeginsAtTheTopLeft() {
    let picture = picture {
      Color.black.frame(width: 10, height: 10)
        .transformEffect(CGAffineTransform(translationX: 10, y: 0))
    }
    #expect(picture.pixel(x: 20, y: 20) == white)
    #expect(picture.pixel(x: 30, y: 20) == black)
  }
}
