import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.lang.reflect.AccessibleObject;
import java.lang.reflect.Array;
import java.lang.reflect.Constructor;
import java.lang.reflect.Executable;
import java.lang.reflect.Field;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * Lets {@code baize check-document} ask Java classes: {@code java -cp . BaizeAdapter [PACKAGE...]}. Classes are looked for in the
 * default package, in the packages named, and in java.io and java.lang. Constants of the documents are given by name. An exception is known by
 * the simple names of its class and of those that it extends, with its fields {@code kind} and {@code tag} where it has them.
 */
public final class BaizeAdapter {
  /** The constants of the documents, which are told by name; what else is in an enum is an object. */
  private static final List<String> CONSTANTS = Arrays.asList(
      ("H D C S A C2 C3 C4 C5 C6 C7 C8 C9 C10 J Q K Red Black FreeCell HomeCell Tableau "
              + "OPEN CASCADE FOUNDATION SINGLEMOVE MULTIMOVE player right top left")
          .split(" "));

  private final List<String> packages = new ArrayList<>();
  private List<Object> objects = new ArrayList<>();
  /** Classes whose objects are objects, though they may be collections as well. */
  private final Set<Class<?>> made = new HashSet<>();

  private BaizeAdapter(String[] packages) {
    this.packages.add("");
    for (String name : packages) this.packages.add(name + ".");
    this.packages.addAll(Arrays.asList("java.io.", "java.lang."));
  }

  public static void main(String[] args) throws IOException {
    BaizeAdapter adapter = new BaizeAdapter(args);
    BufferedReader in = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
    PrintStream out = new PrintStream(System.out, true, StandardCharsets.UTF_8);
    // What the classes print themselves is no answer.
    System.setOut(System.err);
    for (String line = in.readLine(); line != null; line = in.readLine()) out.print(adapter.answer(line.trim().split(" ")) + "\n");
  }

  private String answer(String[] words) {
    try {
      if (words[0].equals("reset")) {
        objects = new ArrayList<>();
        return "ok";
      }
      Object target = words[1].startsWith("@") ? object(words[1]) : classNamed(words[1]);
      if (words[0].equals("text")) return "ok " + format(String.valueOf(target));
      if (words[0].equals("new")) return "ok " + format(made((Class<?>) target, values(words, 2)));
      if (words[0].equals("call")) return "ok " + format(called(target, words[2], values(words, 3)));
      if (words[0].equals("get")) return "ok " + format(read(target, words[2]));
      write(field(target, words[2]), target, values(words, 3).get(0));
      return "ok";
    } catch (InvocationTargetException error) {
      return "throws " + nameOf(error.getCause());
    } catch (ReflectiveOperationException | RuntimeException | LinkageError error) {
      return "unknown " + String.valueOf(error.getMessage()).replace('\n', ' ');
    }
  }

  private static String nameOf(Throwable error) {
    StringBuilder name = new StringBuilder(error.getClass().getSimpleName());
    for (Class<?> one = error.getClass().getSuperclass(); one != null && one != Throwable.class; one = one.getSuperclass()) {
      name.append('<').append(one.getSimpleName());
    }
    for (String part : new String[] {"kind", "tag"}) {
      try {
        name.append(' ').append(field(error, part).get(error));
      } catch (ReflectiveOperationException none) {
        break;
      }
    }
    return name.toString();
  }

  private Class<?> classNamed(String name) throws ClassNotFoundException {
    for (String prefix : packages) {
      try {
        return Class.forName(prefix + name);
      } catch (ClassNotFoundException | NoClassDefFoundError none) {
        // It may be in the next package.
      }
    }
    throw new ClassNotFoundException(name);
  }

  private Object object(String word) {
    return objects.get(Integer.parseInt(word.substring(1)));
  }

  /** The values that words stand for, from one of them on. */
  private List<Object> values(String[] words, int from) {
    Deque<List<Object>> stack = new ArrayDeque<>();
    stack.push(new ArrayList<>());
    for (String word : Arrays.asList(words).subList(Math.min(from, words.length), words.length)) {
      if (word.equals("[")) stack.push(new ArrayList<>());
      else if (word.equals("]")) {
        List<Object> ended = stack.pop();
        stack.peek().add(ended);
      } else stack.peek().add(value(word));
    }
    return stack.pop();
  }

  private Object value(String word) {
    if (word.startsWith("'")) return plain(word.substring(1));
    if (word.startsWith("@")) return object(word);
    if (word.equals("null")) return null;
    if (word.equals("true") || word.equals("false")) return word.equals("true");
    return word.contains(".") ? (Object) Double.valueOf(word) : (Object) Integer.valueOf(word);
  }

  private static String plain(String text) {
    StringBuilder found = new StringBuilder();
    for (int at = 0; at < text.length(); at++) {
      if (text.charAt(at) != '\\') found.append(text.charAt(at));
      else {
        int sign = "snrt\\".indexOf(text.charAt(++at));
        found.append(" \n\r\t\\".charAt(sign));
      }
    }
    return found.toString();
  }

  private String format(Object value) {
    if (value == null || value instanceof Boolean || value instanceof Number) return String.valueOf(value);
    if (value instanceof String || value instanceof Character) {
      String text = String.valueOf(value).replace("\\", "\\\\").replace(" ", "\\s").replace("\n", "\\n");
      return "'" + text.replace("\r", "\\r").replace("\t", "\\t");
    }
    if (value instanceof Enum && CONSTANTS.contains(((Enum<?>) value).name())) return format(((Enum<?>) value).name());
    boolean isList = value instanceof Collection || value.getClass().isArray();
    if (isList && !made.contains(value.getClass())) {
      StringBuilder list = new StringBuilder("[");
      Iterable<?> all = value instanceof Collection ? (Collection<?>) value : elements(value);
      for (Object one : all) list.append(' ').append(format(one));
      return list.append(" ]").toString();
    }
    for (int at = 0; at < objects.size(); at++) if (objects.get(at) == value) return "@" + at;
    objects.add(value);
    return "@" + (objects.size() - 1);
  }

  private static List<Object> elements(Object array) {
    List<Object> all = new ArrayList<>();
    for (int at = 0; at < Array.getLength(array); at++) all.add(Array.get(array, at));
    return all;
  }

  private static <T extends AccessibleObject> T open(T member) {
    member.setAccessible(true);
    return member;
  }

  private Object made(Class<?> type, List<Object> values) throws ReflectiveOperationException {
    for (Constructor<?> one : type.getDeclaredConstructors()) {
      Object[] given = fitted(one, values);
      if (given == null) continue;
      made.add(type);
      return (type.getName().startsWith("java.") ? one : open(one)).newInstance(given);
    }
    throw new NoSuchMethodException(signature(type.getSimpleName(), values));
  }

  private Object called(Object target, String name, List<Object> values) throws ReflectiveOperationException {
    Class<?> type = target instanceof Class ? (Class<?>) target : target.getClass();
    for (boolean isPadded : new boolean[] {false, true}) {
      for (Method one : methods(type)) {
        Object[] given = one.getName().equals(name) ? fitted(one, isPadded ? padded(one, values) : values) : null;
        if (given != null) return (type.getName().startsWith("java.") ? one : open(one)).invoke(target, given);
      }
    }
    throw new NoSuchMethodException(signature(type.getSimpleName() + " " + name, values));
  }

  /** The values, and nothing for each parameter more: a method may want the click that it is called for. */
  private static List<Object> padded(Method call, List<Object> values) {
    List<Object> more = new ArrayList<>(values);
    while (more.size() < call.getParameterCount()) more.add(null);
    return more;
  }

  /** What was looked for: a name with the types of the values. */
  private static String signature(String name, List<Object> values) {
    List<String> types = new ArrayList<>();
    for (Object value : values) types.add(value == null ? "null" : value.getClass().getSimpleName());
    return name + "(" + String.join(", ", types) + ")";
  }

  /** The public methods of a class, then those that are not. */
  private static List<Method> methods(Class<?> type) {
    List<Method> all = new ArrayList<>(Arrays.asList(type.getMethods()));
    for (Class<?> one = type; one != null && !one.getName().startsWith("java."); one = one.getSuperclass()) {
      all.addAll(Arrays.asList(one.getDeclaredMethods()));
    }
    return all;
  }

  /** A property: a field, or a method without parameters that is called as it is. */
  private Object read(Object target, String name) throws ReflectiveOperationException {
    try {
      return field(target, name).get(target);
    } catch (NoSuchFieldException none) {
      return called(target, name, new ArrayList<>());
    }
  }

  /** Writes a field; what is final stays as it is, as for any program in Java. */
  private static void write(Field field, Object target, Object value) throws IllegalAccessException {
    if (Modifier.isFinal(field.getModifiers())) throw new IllegalAccessException(field.getName() + " is final");
    field.set(target, fitted(value, field.getType()));
  }

  private static Field field(Object target, String name) throws NoSuchFieldException {
    for (Class<?> type = target instanceof Class ? (Class<?>) target : target.getClass(); type != null; type = type.getSuperclass()) {
      for (Field one : type.getDeclaredFields()) if (one.getName().equals(name)) return open(one);
    }
    throw new NoSuchFieldException(name);
  }

  /** The values as the parameters want them; null when they do not fit. */
  private static Object[] fitted(Executable call, List<Object> values) {
    Class<?>[] types = call.getParameterTypes();
    if (types.length != values.size()) return null;
    Object[] given = new Object[types.length];
    for (int at = 0; at < types.length; at++) {
      given[at] = fitted(values.get(at), types[at]);
      if (given[at] == MISFIT || (given[at] == null && types[at].isPrimitive())) return null;
    }
    return given;
  }

  private static final Object MISFIT = new Object();

  private static Object fitted(Object value, Class<?> type) {
    if (value == null) return null;
    if (type.isEnum() && value instanceof String) {
      for (Object one : type.getEnumConstants()) if (((Enum<?>) one).name().equals(value)) return one;
      return MISFIT;
    }
    if (type == int.class || type == Integer.class) return value instanceof Integer ? value : MISFIT;
    if (type == boolean.class || type == Boolean.class) return value instanceof Boolean ? value : MISFIT;
    if (type == long.class || type == Long.class) return value instanceof Integer ? Long.valueOf((Integer) value) : MISFIT;
    if (type == char.class || type == Character.class) {
      return value instanceof String && ((String) value).length() == 1 ? ((String) value).charAt(0) : MISFIT;
    }
    if (type == double.class) return value instanceof Number ? ((Number) value).doubleValue() : MISFIT;
    if (type.isArray() && value instanceof List) {
      List<?> list = (List<?>) value;
      Object array = Array.newInstance(type.getComponentType(), list.size());
      for (int at = 0; at < list.size(); at++) Array.set(array, at, fitted(list.get(at), type.getComponentType()));
      return array;
    }
    return type.isInstance(value) ? value : MISFIT;
  }
}
