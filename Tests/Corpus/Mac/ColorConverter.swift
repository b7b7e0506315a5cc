import SwiftUI

final class ColorConverterModel: ObservableColor {
    override var hex: String {
        String(format: "#%02X%02X%02X", Int(red * 255), Int(green * 255), Int(blue * 255))
    }
}

@Observable
class ObservableColor {
    var red = 0.2
    var green = 0.4
    var blue = 0.6

    var hex: String { "" }
    var color: Color { Color(red: red, green: green, blue: blue) }
}

struct ColorConverter: View {
    @Bindable var model: ColorConverterModel

    var body: some View {
        HStack(spacing: 20) {
            model.color
                .frame(width: 100, height: 100)
                .clipShape(Circle())

            VStack(alignment: .leading) {
                channel("Red", value: $model.red)
                channel("Green", value: $model.green)
                channel("Blue", value: $model.blue)
                Text(model.hex)
                    .font(.system(.body, design: .monospaced))
                    .textSelection(.enabled)
            }
        }
        .padding()
        .frame(width: 420)
    }

    private func channel(_ name: String, value: Binding<Double>) -> some View {
        HStack {
            Text(name).frame(width: 50, alignment: .trailing)
            Slider(value: value)
                .accessibilityLabel(name)
        }
    }
}

struct ColorConverter_Previews: PreviewProvider {
    static var previews: some View {
        ColorConverter(model: ColorConverterModel())
            .previewLayout(.sizeThatFits)
    }
}
