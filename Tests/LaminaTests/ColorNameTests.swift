import LaminaDrawing
import LaminaGeometry
import Testing

/// Colours by colour space, and in words.
@Suite("Colours by space and in words")
struct ColorNameTests {
  @Test(
    "are written as two digits for each component",
    arguments: [
      (Color.RGBColorSpace.sRGB, [0, 0, 0, 0] as [Float], "#00000000"),
      (.sRGB, [0.01, 0.02, 0.03, 0.04], "#0305080A"),
      (.sRGB, [0.412, 0.508, 0.690, 0.748], "#6982B0BF"), (.sRGB, [1, 1, 1, 1], "#FFFFFFFF"),
      (.sRGBLinear, [0.01, 0.02, 0.03, 0.04], "#1927300A"),
      (.sRGBLinear, [0.3, 0.3, 0.3, 0.3], "#9595954D"),
      (.sRGBLinear, [0.412, 0.508, 0.690, 0.748], "#ACBDD8BF"),
      (.sRGBLinear, [1, 1, 1, 1], "#FFFFFFFF"),
      (.displayP3, [0.01, 0.02, 0.03, 0.04], "#0205080A"),
      (.displayP3, [0.6, 0.6, 0.6, 0.6], "#99999999"), (.displayP3, [1, 1, 1, 1], "#FFFFFFFF"),
    ])
  func spaces(space: Color.RGBColorSpace, parts: [Float], words: String) {
    let color = Color.Resolved(
      colorSpace: space, red: parts[0], green: parts[1], blue: parts[2], opacity: parts[3])
    #expect(color.description == words)
  }

  @Test("beyond sRGB keep what lies there, and take what is no number")
  func beyond() {
    let red = Color.Resolved(colorSpace: .displayP3, red: 1, green: 0, blue: 0)
    #expect(red.red > 1.05 && red.green < 0)
    #expect(Color.Resolved(red: .nan, green: 9, blue: -9).description == "#00FF00FF")
    #expect(Color(.sRGBLinear, white: 1).resolve(in: .light).description == "#FFFFFFFF")
    let half = Color.Resolved(colorSpace: .sRGBLinear, red: 0.5, green: 0.25, blue: 0.125)
    #expect(abs(half.linearRed - 0.5) < 1e-5 && abs(half.linearGreen - 0.25) < 1e-5)
    #expect(abs(half.linearBlue - 0.125) < 1e-5)
  }

  @Test("say their name, after how strong they are")
  func words() {
    #expect("\(Color.red)" == "red" && "\(Color.primary)" == "primary")
    #expect("\(Color.red.opacity(0.334))" == "33% red")
    #expect("\(Color.red.opacity(0.336))" == "34% red")
    #expect("\(Color.clear) \(Color.black) \(Color.white)" == "clear black white")
    #expect("\(Color(red: 1, green: 0.5, blue: 0))" == "#FF8000FF")
  }
}
