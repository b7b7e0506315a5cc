import SwiftUI

struct SegmentedControl<Value: Hashable & CustomStringConvertible>: View {
    @Binding var selection: Value
    let options: [Value]
    @Namespace private var namespace

    var body: some View {
        HStack(spacing: 0) {
            ForEach(options, id: \.self) { option in
                Text(option.description)
                    .frame(maxWidth: .infinity)
                    .padding(.vertical, 6)
                    .background {
                        if option == selection {
                            RoundedRectangle(cornerRadius: 6)
                                .fill(.white)
                                .matchedGeometryEffect(id: "selection", in: namespace)
                        }
                    }
                    .contentShape(.rect)
                    .onTapGesture {
                        withAnimation(.snappy) { selection = option }
                    }
            }
        }
        .padding(2)
        .background(Color.gray.opacity(0.2), in: .rect(cornerRadius: 8))
    }
}

private struct SegmentedDemo: View {
    @State private var selection = "Day"

    var body: some View {
        VStack {
            SegmentedControl(selection: $selection, options: ["Day", "Week", "Year"])
            Text("Showing the \(selection.lowercased())")
        }
        .padding()
    }
}

struct SegmentedControl_Previews: PreviewProvider {
    static var previews: some View {
        SegmentedDemo()
            .previewLayout(.fixed(width: 320, height: 120))
    }
}
